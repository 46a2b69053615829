import CGTK4

/// What the view gets from around it: from GTK, or from a test.
struct Surroundings {
  /// Microseconds of the clock that frames are timed by.
  var now: () -> Int64 = { Int64(g_get_monotonic_time()) }
  /// Whether the frame clock drives the frames.
  var hasFrameClock = true
  /// Whether the user's settings for motion count.
  var heedsSettings = true
  /// What lies at a point, for a swipe in this direction; nil: what GTK says.
  var content: ((Direction, _ x: Double, _ y: Double) -> Content)?
}

/// Frames: by the widget's frame clock, and only while the engine wants them.
extension SwipeNavigationView {
  func requestFrames() {
    guard stack.wantsFrames, ticks == 0, surroundings.hasFrameClock else { return }
    guard gtk_widget_get_mapped(widget) != 0 else { return finishUnseen() }
    ticks = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let view = SwipeNavigationView.from(data) else { return 0 }
        return view.tick(at: Int64(gdk_frame_clock_get_frame_time(clock))) ? 1 : 0
      }, data, nil)
  }

  /// One frame; returns whether more are wanted.
  func tick(at time: Int64) -> Bool {
    send(.frame, at: time)
    if !stack.wantsFrames { ticks = 0 }
    return ticks != 0
  }

  /// Nobody sees the motion, and neither frames nor a finger's lift would come: it is over at once.
  func finishUnseen() {
    stopTicks()
    guard surroundings.hasFrameClock else { return }
    input.isScrolling = false
    if let pointer = stack.navigator.pointer { send(.cancel(pointer: pointer)) }
    guard stack.wantsFrames else { return }
    let minute: Int64 = 60_000_000
    send(.frame, at: surroundings.now() + minute)
  }

  private func stopTicks() {
    guard ticks != 0 else { return }
    gtk_widget_remove_tick_callback(widget, ticks)
    ticks = 0
  }
}
