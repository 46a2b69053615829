import Foundation

/// A scroll view in motion by itself, one step a frame.
@MainActor final class ScrollMotion {
  private weak var scroller: UIScrollView?
  private let start: CGPoint
  private let end: CGPoint
  private let startTime = standInClock.now
  private let isDeceleration: Bool
  private let isPaging: Bool
  private var timer: Int?

  init(_ scroller: UIScrollView, easeTo end: CGPoint) {
    scroller.standInMotion?.stop()
    (self.scroller, start, self.end) = (scroller, scroller.contentOffset, end)
    isDeceleration = false
    isPaging = false
    step()
  }

  init(_ scroller: UIScrollView, decelerateTo end: CGPoint) {
    (self.scroller, start, self.end) = (scroller, scroller.contentOffset, end)
    isDeceleration = true
    isPaging = scroller.isPagingEnabled
    step()
  }

  func stop() { finish() }

  private func step() {
    timer = standInClock.after(1 / StandIn.parameters.framesPerSecond) { [weak self] in
      self?.move()
    }
  }

  private func move() {
    guard let scroller else { return }
    let time = standInClock.now - startTime
    let isEased = isPaging || !isDeceleration
    let share = isEased ? (1 - cos(.pi * min(1, time / 0.3))) / 2 : decay(time)
    guard share < 1 else {
      scroller.contentOffset = end
      finish()
      return
    }
    scroller.contentOffset = CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    step()
  }

  /// The share of its way that a decelerating view has gone: 0.998 of the speed is left each
  /// millisecond. The last half point is jumped.
  private func decay(_ time: TimeInterval) -> CGFloat {
    let left = pow(0.998, time * 1000)
    return left * hypot(end.x - start.x, end.y - start.y) < 0.5 ? 1 : 1 - left
  }

  private func finish() {
    if let timer { standInClock.cancel(timer) }
    guard let scroller, scroller.standInMotion === self else { return }
    scroller.standInMotion = nil
    if isDeceleration {
      scroller.isDecelerating = false
      scroller.delegate?.scrollViewDidEndDecelerating(scroller)
    } else {
      scroller.delegate?.scrollViewDidEndScrollingAnimation(scroller)
    }
  }
}
