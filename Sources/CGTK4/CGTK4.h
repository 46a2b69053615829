// GTK 4 for Swift, and what Swift cannot say by itself: macros, functions with a variable number of
// arguments, and one typed function for each signal that is connected.

#ifndef CGTK4_H
#define CGTK4_H

#include <gtk/gtk.h>
#include <glib-unix.h>

// A typed g_signal_connect: NAME is the function's, SIGNAL the signal's; the rest are the parameters
// of the signal between its instance and the data.
#define CGTK4_SIGNAL(RESULT, NAME, INSTANCE, SIGNAL, ...)                                  \
  static inline gulong NAME(                                                               \
    INSTANCE *instance, RESULT (*handler)(INSTANCE *, ##__VA_ARGS__, gpointer data),       \
    gpointer data) {                                                                       \
    return g_signal_connect(instance, SIGNAL, G_CALLBACK(handler), data);                  \
  }

CGTK4_SIGNAL(void, cgtk4_on_unmap, GtkWidget, "unmap")
CGTK4_SIGNAL(void, cgtk4_on_direction_changed, GtkWidget, "direction-changed", GtkTextDirection)
CGTK4_SIGNAL(void, cgtk4_on_gesture_begin, GtkGesture, "begin", GdkEventSequence *)
CGTK4_SIGNAL(void, cgtk4_on_gesture_update, GtkGesture, "update", GdkEventSequence *)
CGTK4_SIGNAL(void, cgtk4_on_gesture_end, GtkGesture, "end", GdkEventSequence *)
CGTK4_SIGNAL(void, cgtk4_on_gesture_cancel, GtkGesture, "cancel", GdkEventSequence *)
CGTK4_SIGNAL(void, cgtk4_on_pressed, GtkGesture, "pressed", int, double, double)
CGTK4_SIGNAL(void, cgtk4_on_scroll_begin, GtkEventController, "scroll-begin")
CGTK4_SIGNAL(gboolean, cgtk4_on_scroll, GtkEventController, "scroll", double, double)
CGTK4_SIGNAL(void, cgtk4_on_scroll_end, GtkEventController, "scroll-end")
CGTK4_SIGNAL(void, cgtk4_on_clicked, GtkButton, "clicked")
CGTK4_SIGNAL(void, cgtk4_on_activate, GtkApplication, "activate")
CGTK4_SIGNAL(void, cgtk4_on_row_activated, GtkListBox, "row-activated", GtkListBoxRow *)
CGTK4_SIGNAL(void, cgtk4_on_value_changed, GtkRange, "value-changed")
CGTK4_SIGNAL(void, cgtk4_on_active, GtkSwitch, "notify::active", GParamSpec *)
CGTK4_SIGNAL(void, cgtk4_on_selected, GtkDropDown, "notify::selected", GParamSpec *)

#undef CGTK4_SIGNAL

/// A box with a CSS name and an accessible role of its own.
static inline GtkWidget *cgtk4_box_new(
  const char *css_name, GtkOrientation orientation, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(
    GTK_TYPE_BOX, "css-name", css_name, "orientation", orientation, "accessible-role", role, NULL));
}

/// A picture with a CSS name of its own, that fills its place.
static inline GtkWidget *cgtk4_picture_new(const char *css_name) {
  return GTK_WIDGET(g_object_new(
    GTK_TYPE_PICTURE, "css-name", css_name, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
    "content-fit", GTK_CONTENT_FIT_FILL, NULL));
}

/// The CSS `color` of a widget.
static inline GdkRGBA cgtk4_color(GtkWidget *widget) {
  GdkRGBA color;
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color(widget, &color);
#else
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
#endif
  return color;
}

static inline void cgtk4_set_accessible_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/// Says a text to the screen reader, where GTK can (4.14 and later).
static inline void cgtk4_announce(GtkWidget *widget, const char *text) {
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce(
    GTK_ACCESSIBLE(widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  (void)widget;
  (void)text;
#endif
}

/// Whether the user wants animations: the setting gtk-enable-animations.
static inline gboolean cgtk4_animates(GtkWidget *widget) {
  gboolean animates = TRUE;
  g_object_get(gtk_widget_get_settings(widget), "gtk-enable-animations", &animates, NULL);
  return animates;
}

static inline void cgtk4_prefer_dark(gboolean is_dark) {
  g_object_set(
    gtk_settings_get_default(), "gtk-application-prefer-dark-theme", is_dark, NULL);
}

static inline void cgtk4_style_sheet_load(GtkCssProvider *provider, const char *text) {
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string(provider, text);
#else
  gtk_css_provider_load_from_data(provider, text, -1);
#endif
}

// The main queue of libdispatch as an event loop other than its own drives it: a file descriptor
// that becomes readable when there is work, and the function that does the work.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *);

#endif
