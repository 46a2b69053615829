// AdwCarousel with two pages, the second one on top.

#include "log.h"

static double position(void *carousel) {
  return (1 - adw_carousel_get_position(carousel)) * gtk_widget_get_width(carousel);
}

static gboolean reset(void *carousel) {
  adw_carousel_scroll_to(carousel, adw_carousel_get_nth_page(carousel, 1), FALSE);
  return G_SOURCE_CONTINUE;
}

// The carousel scrolls once it has a size.
static void reset_once(void *carousel) { reset(carousel); }

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  adw_init();
  GtkWidget *carousel = adw_carousel_new();
  adw_carousel_append(ADW_CAROUSEL(carousel), log_page(argv[1], TRUE));
  adw_carousel_append(ADW_CAROUSEL(carousel), log_page(argv[1], TRUE));
  log_window(carousel, position, reset, carousel);
  g_timeout_add_once(300, reset_once, carousel);
  while (TRUE) g_main_context_iteration(NULL, TRUE);
}
