/// A trackpad swipe is a finger that starts nowhere: its deltas add up to a place.
struct ScrollTranslator: Equatable, Sendable {
  /// The pointer that stands for the trackpad; no host's pointer may have this number.
  static let pointer = Int.min

  private var x = 0.0
  private var y = 0.0

  /// Where the finger would be after this sample.
  mutating func place(of sample: ScrollSample) -> PointerSample {
    if sample.dx.isNumber { x += sample.dx }
    if sample.dy.isNumber { y += sample.dy }
    return place(at: sample.time)
  }

  func place(at time: Int64) -> PointerSample {
    PointerSample(pointer: Self.pointer, x: x, y: y, time: time)
  }
}

extension Navigator {
  package mutating func handle(_ sample: ScrollSample, at time: Int64, _ events: inout Events) {
    switch sample.phase {
    case .began:
      scroll = ScrollTranslator()
      down(scroll.place(at: sample.time), at: time)
      move(scroll.place(of: sample), at: time, &events)
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
