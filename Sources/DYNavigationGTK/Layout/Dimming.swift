import CGTK4

/// Darkens the page below, in the colour that the theme gives to the node `dimming`.
///
/// It paints a colour that is partly transparent: a widget with an opacity would be drawn on a surface
/// of its own first, in every frame.
@MainActor final class Dimming {
  let widget: Widget
  /// How dark it is, 0 to 1, in the steps that a pixel can show.
  private(set) var shade = 0.0

  init() {
    widget = cgtk4_picture_new("dimming")
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_child_visible(widget, 0)
  }

  func show(_ shade: Double) {
    let shade = (shade * 255).rounded() / 255
    guard shade != self.shade else { return }
    self.shade = shade
    gtk_widget_set_child_visible(widget, shade > 0 ? 1 : 0)
    guard shade > 0, let snapshot = gtk_snapshot_new() else { return }
    var colour = cgtk4_color(widget)
    colour.alpha *= Float(shade)
    var unit = graphene_rect_t()
    unit.size = graphene_size_t(width: 1, height: 1)
    gtk_snapshot_append_color(snapshot, &colour, &unit)
    guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &unit.size) else { return }
    gtk_picture_set_paintable(OpaquePointer(widget), paintable)
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }
}
