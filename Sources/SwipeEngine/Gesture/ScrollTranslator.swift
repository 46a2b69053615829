/// A trackpad swipe is a finger that starts nowhere: its deltas add up to a place.
struct ScrollTranslator: Equatable, Sendable {
  /// The pointer that stands for the trackpad; no host's pointer may have this number.
  static let pointer = Int.min

  private var x = 0.0
  private var y = 0.0

  /// Where the finger would be after this sample.
  mutating func place(of sample: ScrollSample) -> PointerSample {
    if sample.phase == .began { (x, y) = (0, 0) }
    if sample.dx.isFinite { x = (x + sample.dx).clamped(-1e9, 1e9) }
    if sample.dy.isFinite { y = (y + sample.dy).clamped(-1e9, 1e9) }
    return PointerSample(pointer: Self.pointer, x: x, y: y, time: sample.time)
  }
}

extension Navigator {
  mutating func handle(_ sample: ScrollSample, at time: Int64, _ events: inout Events) {
    switch sample.phase {
    case .began:
      var origin = sample
      (origin.dx, origin.dy) = (0, 0)
      down(scroll.place(of: origin), at: time)
      var first = sample
      first.phase = .changed
      move(scroll.place(of: first), at: time, &events)
    case .changed:
      move(scroll.place(of: sample), at: time, &events)
    case .ended:
      up(scroll.place(of: sample), at: time, &events)
    case .cancelled:
      cancel(ScrollTranslator.pointer, at: time)
    case .momentum:
      break  // the fingers have left
    }
  }
}
