import CGTK4

/// How the nodes of the view look unless a theme or an app says otherwise.
///
///     swipenavigation
///     ├── swipepage          a page: opaque
///     │   ├── headerbar      if the view shows header bars
///     │   ╰── …              the page's widget
///     ├── dimming            over the page below, in its `color`, as dark as the style's shade
///     ╰── shadow             beside the page on top, `mirrored` right-to-left; its opacity is the
///                            style's shadow
///
/// It has the lowest priority there is: any theme that names these nodes wins.
enum StyleSheet {
  static let text = """
    swipepage { background-color: @theme_bg_color; color: @theme_fg_color; }
    swipenavigation > dimming { color: black; }
    swipenavigation > shadow {
      min-width: 28px;
      background-image: linear-gradient(to left, black, rgba(0, 0, 0, 0.62) 18%,
        rgba(0, 0, 0, 0.28) 45%, rgba(0, 0, 0, 0.08) 75%, transparent);
    }
    swipenavigation > shadow.mirrored {
      background-image: linear-gradient(to right, black, rgba(0, 0, 0, 0.62) 18%,
        rgba(0, 0, 0, 0.28) 45%, rgba(0, 0, 0, 0.08) 75%, transparent);
    }
    swipepage > headerbar button.back { padding-left: 6px; padding-right: 10px; }
    """

  @MainActor private static var displays: Set<OpaquePointer> = []

  /// Adds the sheet to the widget's display, once.
  @MainActor static func install(for widget: Widget) {
    guard let display = gtk_widget_get_display(widget), displays.insert(display).inserted,
      let provider = gtk_css_provider_new()
    else { return }
    cgtk4_style_sheet_load(provider, text)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
    g_object_unref(provider)
  }
}
