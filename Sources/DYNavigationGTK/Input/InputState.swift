import CGTK4

/// What the host knows of the pointers over the view. Whether they swipe is the engine's to know.
struct InputState {
  /// The controllers that listen, so that they can be told to stop.
  var controllers: [OpaquePointer] = []
  var clock = EventClock()
  /// The gesture that follows touches, pens and the mouse, and the sequence that it follows now.
  var gesture: OpaquePointer?
  var sequence: OpaquePointer?
  /// What the pointer is that came down last, and where it did, in points of the view.
  var device = Device.touch
  var start = (x: 0.0, y: 0.0)
  /// Whether a touchpad scroll is under way, and whether it moves pages.
  var isScrolling = false
  var isScrollClaimed = false
  /// Whether the scroll that began has had no movement yet.
  var needsScrollStart = false
  /// The pointer's last reading.
  var reading: PointerReading?

  enum Device { case touch, pen, mouse, touchpad }
}

/// GDK's event times, milliseconds in 32 bits that wrap round after 49 days, as microseconds.
struct EventClock {
  private var last: UInt32 = 0
  private var total: Int64 = 0

  mutating func microseconds(_ time: UInt32) -> Int64 {
    total += Int64(Int32(bitPattern: time &- last)) * 1_000
    last = time
    return total
  }
}

extension SwipeNavigationView {
  func setUpInput() {
    let controllers = [
      makePointerGesture(), makeScrollController(), makeShortcuts(), makeWindowShortcuts(),
      makeButtons(),
    ]
    for controller in controllers {
      guard let controller else { continue }
      input.controllers.append(controller)
      gtk_widget_add_controller(widget, controller)
    }
  }

  /// No signal reaches the view any more.
  func tearDownSignals() {
    let objects = input.controllers.map { gpointer($0) } + [gpointer(widget)]
    for object in objects {
      g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
    }
  }
}
