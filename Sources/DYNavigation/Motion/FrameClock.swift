import SwipeEngine
import UIKit

/// Calls back once for each frame of the display, while it runs.
@MainActor final class FrameClock {
  private let tick: () -> Void
  private var link: CADisplayLink?

  init(_ tick: @escaping () -> Void) { self.tick = tick }

  /// The time that times frames, touches and animations alike, in microseconds.
  static var now: Int64 { Int64(microseconds: CACurrentMediaTime()) }

  var isRunning: Bool {
    get { link != nil }
    set {
      guard newValue != isRunning else { return }
      if newValue { start() } else { stop() }
    }
  }

  fileprivate func fire() { tick() }

  private func start() {
    let link = CADisplayLink(target: FrameTarget(self), selector: Selector(FrameTarget.action))
    if #available(iOS 15, *) { link.preferredFrameRateRange = .swipe }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }
}

/// What the display link holds, so that it does not hold the clock.
@MainActor final class FrameTarget: NSObject {
  static let action = "fire:"
  private weak var clock: FrameClock?

  init(_ clock: FrameClock) { self.clock = clock }

  @IBAction func fire(_ link: CADisplayLink) {
    guard let clock else { return link.invalidate() }
    clock.fire()
  }
}

@available(iOS 15, *)
extension CAFrameRateRange {
  /// As often as the display can.
  static var swipe: CAFrameRateRange { CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120) }
}
