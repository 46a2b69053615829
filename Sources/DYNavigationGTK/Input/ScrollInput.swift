import CGTK4

/// Two fingers on a touchpad, from the first movement to the lift. A wheel has no such phases and
/// scrolls the content.
extension SwipeNavigationView {
  /// What one step of a wheel is in points of a touchpad: the X server makes wheel steps of a
  /// touchpad's movement, one for each 15 points.
  private static let pointsPerStep = 15.0

  func makeScrollController() -> OpaquePointer? {
    let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    _ = cgtk4_on_scroll_begin(
      controller, { _, data in SwipeNavigationView.from(data)?.scrollBegan() }, data)
    _ = cgtk4_on_scroll(
      controller,
      { controller, dx, dy, data in
        guard let view = SwipeNavigationView.from(data), let controller else { return 0 }
        return view.scrolled(by: dx, dy, controller) ? 1 : 0
      }, data)
    _ = cgtk4_on_scroll_end(
      controller,
      { controller, data in SwipeNavigationView.from(data)?.scrollEnded(controller) }, data)
    return controller
  }

  private func scrollBegan() {
    (input.isScrolling, input.isScrollClaimed) = (true, false)
    input.needsScrollStart = true
  }

  private func scrolled(by dx: Double, _ dy: Double, _ controller: OpaquePointer) -> Bool {
    guard input.isScrolling else { return false }
    let unit = gtk_event_controller_scroll_get_unit(controller)
    let points = unit == GDK_SCROLL_UNIT_WHEEL ? Self.pointsPerStep : 1
    let time = gtk_event_controller_get_current_event_time(controller)
    let phase = input.needsScrollStart ? ScrollSample.Phase.began : .changed
    if input.needsScrollStart, let point = pointOfEvent(controller) { input.start = point }
    input.needsScrollStart = false
    // What scrolls content to the left is a finger that goes right.
    handle(
      phase, dx: -dx * points, dy: -dy * points, at: input.clock.microseconds(time))
    return input.isScrollClaimed
  }

  private func scrollEnded(_ controller: OpaquePointer?) {
    guard input.isScrolling, let controller else { return }
    let time = gtk_event_controller_get_current_event_time(controller)
    handle(.ended, dx: 0, dy: 0, at: input.clock.microseconds(time))
    input.isScrolling = false
  }

  /// The translate step: how far the fingers went, in points, right and down.
  func handle(_ phase: ScrollSample.Phase, dx: Double, dy: Double, at time: Int64) {
    if phase == .began { input.device = .touchpad }
    let dx = isMirrored ? -dx : dx
    send(.scroll(ScrollSample(phase: phase, dx: dx, dy: dy, time: time)))
  }

  /// Where the pointer is while the fingers scroll, in points of the view.
  private func pointOfEvent(_ controller: OpaquePointer) -> (x: Double, y: Double)? {
    guard let event = gtk_event_controller_get_current_event(controller),
      let native = gtk_widget_get_native(widget)
    else { return nil }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    gtk_native_get_surface_transform(native, &left, &top)
    var point = graphene_point_t()
    var inWindow = graphene_point_t(x: Float(x - left), y: Float(y - top))
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_point(window, widget, &inWindow, &point) != 0 else { return nil }
    return (Double(point.x), Double(point.y))
  }
}
