// What the tests need of GTK and Swift cannot say by itself.

#ifndef CGTK4_TESTING_H
#define CGTK4_TESTING_H

#include <gtk/gtk.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

/// The X11 window of a surface, as xdotool calls it; 0 on other displays.
static inline unsigned long cgtk4_x11_window(GdkSurface *surface) {
  return GDK_IS_X11_SURFACE(surface) ? gdk_x11_surface_get_xid(surface) : 0;
}
#else
static inline unsigned long cgtk4_x11_window(GdkSurface *surface) {
  (void)surface;
  return 0;
}
#endif

static inline void cgtk4_set_animates(GtkWidget *widget, gboolean animates) {
  g_object_set(gtk_widget_get_settings(widget), "gtk-enable-animations", animates, NULL);
}

static inline gulong cgtk4_on_focus_leave(
  GtkEventController *controller, void (*handler)(GtkEventController *, gpointer data),
  gpointer data) {
  return g_signal_connect(controller, "leave", G_CALLBACK(handler), data);
}

/// Emits a signal that has no parameters.
static inline void cgtk4_emit(GtkEventController *controller, const char *signal) {
  g_signal_emit_by_name(controller, signal);
}

static inline gboolean cgtk4_emit_scroll(GtkEventController *controller, double dx, double dy) {
  gboolean is_handled = FALSE;
  g_signal_emit_by_name(controller, "scroll", dx, dy, &is_handled);
  return is_handled;
}

#endif
