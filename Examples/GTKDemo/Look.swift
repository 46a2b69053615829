import CGTK4

/// The demo's own style sheet.
enum Look {
  static let css = """
    window.demo { border-radius: 14px; }
    window.demo.solid-csd { padding: 0; border: none; box-shadow: none; }
    swipepage { background-color: @theme_base_color; }
    swipepage > headerbar { background: none; box-shadow: none; border: none; }
    .card { background-color: @theme_base_color; border-radius: 14px;
      border: 1px solid alpha(@theme_fg_color, 0.1); }
    .card row { padding: 10px 12px; }
    .card row:last-child { border-bottom: none; }
    .swatch { border-radius: 11px; }
    .hero { border-radius: 18px; padding: 18px; }
    .hero label { color: white; text-shadow: 0 1px 3px alpha(black, 0.35); }
    .title-1 { font-size: 26px; font-weight: 800; }
    .time { font-size: 13px; font-feature-settings: "tnum"; }
    .hero .time { font-size: 15px; font-weight: 600; }
    .name { font-weight: 600; }
    .dim { opacity: 0.62; }
    .heading { font-weight: 700; font-size: 13px; opacity: 0.7; }
    .tile { border-radius: 14px; }
    .tile label { color: white; font-weight: 600; padding: 10px;
      text-shadow: 0 1px 2px alpha(black, 0.4); }
    button.next { border-radius: 12px; padding: 10px; font-weight: 600; }
    """

  static func install() {
    guard let provider = gtk_css_provider_new() else { return }
    cgtk4_style_sheet_load(provider, css + "\n" + Hour.css)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
