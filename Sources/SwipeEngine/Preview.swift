/// The rest of a settle, run ahead on a copy: what a compositor needs as keyframes.
///
///     for scene in navigator.preview(every: 16_667) { … }
public struct Preview: IteratorProtocol, Sendable {
  private var navigator: Navigator
  private let interval: Int64
  private var time: Int64
  private var isFinished: Bool

  init(_ navigator: Navigator, every interval: Int64) {
    self.navigator = navigator
    self.interval = interval > 1_000 ? interval : 1_000
    time = navigator.clock
    isFinished = !navigator.needle.isSettling
  }

  /// Where the pages will be one interval later; nil after the scene in which all has come to rest.
  public mutating func next() -> Scene? {
    guard !isFinished else { return nil }
    time = time.plus(interval)
    let output = navigator.send(.frame, at: time)
    isFinished = !output.wantsFrames
    return output.scene
  }
}

#if !hasFeature(Embedded)
  extension Preview: Sequence {}
#endif

extension Navigator {
  /// The scenes of the settle that runs, one every so many microseconds (at least 1,000), the last one
  /// at rest. Slots are those of this moment as long as no page is taken away below.
  public func preview(every interval: Int64) -> Preview { Preview(self, every: interval) }
}
