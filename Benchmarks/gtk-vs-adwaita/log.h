// What both programs write down, the same way: one line for each frame that was drawn, and one for
// each event of the pointer, in the order in which they happened.
//
//   F <frame time, µs> <how far the page on top is from its place, px>
//   E <down, move or up> <event time, ms> <x, px>

#ifndef LOG_H
#define LOG_H

#include <adwaita.h>
#include <glib-unix.h>

typedef double (*LogPosition)(void *data);

typedef struct {
  LogPosition position;
  void *data;
} Log;

static inline void log_frame(GdkFrameClock *clock, Log *log) {
  g_print(
    "F %" G_GINT64_FORMAT " %.4f\n", gdk_frame_clock_get_frame_time(clock),
    log->position(log->data));
}

static inline gboolean log_event(GtkEventControllerLegacy *controller, GdkEvent *event, Log *log) {
  const char *kind = NULL;
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS: kind = "down"; break;
    case GDK_MOTION_NOTIFY: kind = "move"; break;
    case GDK_BUTTON_RELEASE: kind = "up"; break;
    default: return FALSE;
  }
  double x = 0, y = 0;
  gdk_event_get_position(event, &x, &y);
  g_print("E %s %u %.1f\n", kind, gdk_event_get_time(event), x);
  return FALSE;
}

/// One line `R` when the window has been there for a while.
static inline void log_ready(void *data) {
  (void)data;
  g_print("R\n");
}

/// Opens a window without a frame around a widget and writes down what happens in it. `reset` is
/// called at SIGUSR1: the second of two pages, at rest.
static inline void log_window(
  GtkWidget *child, LogPosition position, GSourceFunc reset, void *data) {
  Log *log = g_new(Log, 1);
  *log = (Log){position, data};
  GtkWidget *window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 600);
  gtk_window_set_child(GTK_WINDOW(window), child);
  GtkEventController *events = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE);
  g_signal_connect(events, "event", G_CALLBACK(log_event), log);
  gtk_widget_add_controller(window, events);
  gtk_window_present(GTK_WINDOW(window));
  if (!g_getenv("LOG_EVENTS_ONLY"))
    g_signal_connect(
      gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(log_frame), log);
  g_unix_signal_add(SIGUSR1, reset, data);
  g_timeout_add_once(600, log_ready, NULL);
}

/// A page; `is_opaque` unless whoever shows it makes it so.
static inline GtkWidget *log_page(const char *ui, gboolean is_opaque) {
  GtkBuilder *builder = gtk_builder_new_from_file(ui);
  GtkWidget *page = GTK_WIDGET(g_object_ref(gtk_builder_get_object(builder, "page")));
  g_object_unref(builder);
  if (is_opaque) gtk_widget_add_css_class(page, "background");
  return page;
}

#endif
