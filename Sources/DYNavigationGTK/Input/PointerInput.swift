import CGTK4

/// One reading of a pointer, in the view's points from the top left and in microseconds.
struct PointerReading {
  enum Phase { case down, move, up, cancel }
  var phase: Phase
  var pointer: Int
  var x: Double
  var y: Double
  var time: Int64
}

/// Touch, pen and mouse: a gesture that sees every pointer before the content does, and that claims it
/// when the engine does.
extension SwipeNavigationView {
  func makePointerGesture() -> OpaquePointer? {
    let gesture = gtk_gesture_drag_new()
    input.gesture = gesture
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    // Without it a second finger would end what the first one does.
    gtk_gesture_single_set_exclusive(gesture, 1)
    _ = cgtk4_on_gesture_begin(
      gesture, { _, sequence, data in SwipeNavigationView.from(data)?.began(sequence) }, data)
    _ = cgtk4_on_gesture_update(
      gesture, { _, sequence, data in SwipeNavigationView.from(data)?.went(sequence, .move) }, data)
    _ = cgtk4_on_gesture_end(
      gesture, { _, sequence, data in SwipeNavigationView.from(data)?.went(sequence, .up) }, data)
    _ = cgtk4_on_gesture_cancel(
      gesture, { _, sequence, data in SwipeNavigationView.from(data)?.went(sequence, .cancel) },
      data)
    return gesture
  }

  private func began(_ sequence: OpaquePointer?) {
    let device = device(of: sequence)
    if device == .mouse && !allowsMouseDrag { return }
    input.device = device
    input.sequence = sequence
    went(sequence, .down)
  }

  private func went(_ sequence: OpaquePointer?, _ phase: PointerReading.Phase) {
    guard let gesture = input.gesture else { return }
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_point(gesture, sequence, &x, &y)
    let time = gtk_event_controller_get_current_event_time(gesture)
    handle(
      PointerReading(
        phase: phase, pointer: Int(bitPattern: sequence), x: x, y: y,
        time: input.clock.microseconds(time)))
  }

  /// The translate step.
  func handle(_ reading: PointerReading) {
    let x = isMirrored ? Double(width) - reading.x : reading.x
    let sample = PointerSample(pointer: reading.pointer, x: x, y: reading.y, time: reading.time)
    input.reading = reading
    switch reading.phase {
    case .down:
      if stack.navigator.pointer == nil { input.start = (reading.x, reading.y) }
      send(.down(sample))
    case .move: send(.move(sample))
    case .up: send(.up(sample))
    case .cancel: send(.cancel(pointer: reading.pointer))
    }
  }

  /// The pointer is the stack's: nothing under it fires.
  func takePointerFromContent() {
    guard let gesture = input.gesture else { return }
    gtk_gesture_set_sequence_state(gesture, input.sequence, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  private func device(of sequence: OpaquePointer?) -> InputState.Device {
    guard let event = input.gesture.flatMap({ gtk_gesture_get_last_event($0, sequence) }) else {
      return .mouse
    }
    if gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN { return .touch }
    return gdk_event_get_device_tool(event) == nil ? .mouse : .pen
  }
}
