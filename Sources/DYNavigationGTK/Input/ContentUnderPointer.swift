import CGTK4

/// What lies under the point where a swipe began, as the engine asks for it.
///
/// Whatever follows drags itself wins: GTK knows which widgets do, since each has a gesture for it.
extension SwipeNavigationView {
  func contentUnderPointer(for direction: Direction) -> Content {
    if let content = surroundings.content {
      return content(direction, input.start.x, input.start.y)
    }
    guard let picked = gtk_widget_pick(widget, input.start.x, input.start.y, GTK_PICK_DEFAULT)
    else { return .nothing }
    for candidate in picked.ancestors(below: widget) {
      let content = content(of: candidate, direction)
      if content != .nothing { return content }
    }
    return .nothing
  }

  private func content(of candidate: Widget, _ direction: Direction) -> Content {
    if gtk_widget_has_css_class(candidate, "no-swipe") != 0 { return .control }
    if let inner = Self.owner(of: candidate) {
      return inner.takesSwipe(in: direction, from: self) ? .control : .nothing
    }
    if candidate.isA(gtk_scrolled_window_get_type()) {
      return scroller(OpaquePointer(candidate), direction)
    }
    return followsDrags(candidate) ? .control : .nothing
  }

  /// Whether a mouse, pen or finger has it scroll on. A mouse has a wheel for that and drags nothing.
  private func scroller(_ scroller: OpaquePointer, _ direction: Direction) -> Content {
    if input.device == .mouse || input.device == .pen { return .nothing }
    var policy = GTK_POLICY_NEVER
    gtk_scrolled_window_get_policy(scroller, &policy, nil)
    guard policy != GTK_POLICY_NEVER,
      let place = gtk_scrolled_window_get_hadjustment(scroller)
    else { return .nothing }
    let value = gtk_adjustment_get_value(place)
    // A finger that goes right pulls out what lies left.
    let goesRight = (direction == .back) != isMirrored
    let canMove =
      goesRight
      ? value > gtk_adjustment_get_lower(place) + 0.5
      : value < gtk_adjustment_get_upper(place) - gtk_adjustment_get_page_size(place) - 0.5
    return canMove ? .scroller(canMove: true, isDecelerating: false) : .nothing
  }

  private func followsDrags(_ candidate: Widget) -> Bool {
    let isText =
      candidate.isA(gtk_text_get_type()) || candidate.isA(gtk_text_view_get_type())
      || candidate.isA(gtk_label_get_type())
    return candidate.controllers.contains { controller in
      guard controller.isA(gtk_gesture_get_type()),
        gtk_event_controller_get_propagation_phase(controller) != GTK_PHASE_NONE
      else { return false }
      switch sequenceState(of: controller) {
      case GTK_EVENT_SEQUENCE_CLAIMED where !controller.isA(gtk_gesture_click_get_type()):
        return true
      case GTK_EVENT_SEQUENCE_DENIED:
        return false  // it has seen where the pointer came down, and wants none of it
      case _: break
      }
      // Text is selected by a mouse that drags, by a finger only after a long press.
      return isDragGesture(controller) && !(isText && input.device == .touch)
    }
  }

  /// What the content's gesture makes of the pointer so far.
  private func sequenceState(of gesture: OpaquePointer) -> GtkEventSequenceState {
    input.device == .touchpad
      ? GTK_EVENT_SEQUENCE_NONE : gtk_gesture_get_sequence_state(gesture, input.sequence)
  }

  private func isDragGesture(_ gesture: OpaquePointer) -> Bool {
    guard input.device != .touchpad, gesture.isA(gtk_gesture_single_get_type()) else {
      return false
    }
    let button = gtk_gesture_single_get_button(gesture)
    if button > 1 || input.device != .touch && gtk_gesture_single_get_touch_only(gesture) != 0 {
      return false
    }
    if gesture.isA(gtk_gesture_pan_get_type()) {
      return gtk_gesture_pan_get_orientation(gesture) == GTK_ORIENTATION_HORIZONTAL
    }
    if gesture.isA(gtk_gesture_stylus_get_type()) { return input.device == .pen }
    return gesture.isA(gtk_gesture_drag_get_type()) || gesture.isA(gtk_drag_source_get_type())
      || gesture.isA(gtk_gesture_swipe_get_type())
  }

  /// Whether this view takes the swipe that an outer one asks about: the innermost goes first.
  private func takesSwipe(in direction: Direction, from outer: SwipeNavigationView) -> Bool {
    guard outer.input.device != .touchpad, var reading = outer.input.reading else {
      return direction == .back ? count > 1 : nextPage != nil || stack.navigator.slotCount > count
    }
    // It hears of the pointer before the outer view decides, and the same once more from GTK.
    var here = graphene_point_t()
    var there = graphene_point_t(x: Float(reading.x), y: Float(reading.y))
    guard gtk_widget_compute_point(outer.widget, widget, &there, &here) != 0 else { return false }
    (reading.x, reading.y) = (Double(here.x), Double(here.y))
    handle(reading)
    return stack.navigator.pointer == reading.pointer && stack.scene.phase == .held
  }
}
