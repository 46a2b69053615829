import UIKit

extension CALayer {
  /// Plays numbers at a key path on the compositor, each at its time in seconds after a time of
  /// `CACurrentMediaTime()`, and stays at the last one.
  func play(_ values: [Double], at keyPath: String, from start: Double, times: [Double]) {
    guard let first = values.first, values.contains(where: { $0 != first }),
      let duration = times.last, duration > 0
    else { return removeAnimation(forKey: Self.settleKey(keyPath)) }
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { NSNumber(value: $0) }
    animation.keyTimes = times.map { NSNumber(value: $0 / duration) }
    animation.calculationMode = .linear
    animation.duration = duration
    animation.beginTime = convertTime(start, from: nil)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    if #available(iOS 15, *) { animation.preferredFrameRateRange = .swipe }
    add(animation, forKey: Self.settleKey(keyPath))
  }

  /// Stops what `play` has started: the model says where the layer is.
  func stopPlaying(_ keyPaths: [String]) {
    for keyPath in keyPaths { removeAnimation(forKey: Self.settleKey(keyPath)) }
  }

  private static func settleKey(_ keyPath: String) -> String { "DYNavigation.\(keyPath)" }
}
