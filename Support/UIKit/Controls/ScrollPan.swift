import Foundation

/// A scroll view's own pan: begins only along an axis that can scroll, and its first move counts
/// the travel beyond the slop.
@MainActor final class ScrollPan: UIPanGestureRecognizer, StandInInvokable {
  weak var scroller: UIScrollView?
  private var startOffset = CGPoint.zero
  private var base = CGPoint.zero
  private var axes: (x: Bool, y: Bool) = (false, false)

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedScrollTypesMask = .all
  }
  required init?(coder: NSCoder) { nil }
  convenience init() { self.init(target: nil, action: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scroller?.standInMotion?.stop()
  }

  override func standInIsFarEnough(_ travel: CGPoint) -> Bool {
    guard let scroller else { return false }
    let slop = StandIn.parameters.panSlop
    let isAlongX = abs(travel.x) >= abs(travel.y)
    guard max(abs(travel.x), abs(travel.y)) >= slop else { return false }
    guard scroller.standInCanScroll(horizontally: isAlongX) else { return false }
    axes = (
      scroller.standInCanScroll(horizontally: true)
        && (isAlongX || !scroller.isDirectionalLockEnabled),
      scroller.standInCanScroll(horizontally: false)
        && (!isAlongX || !scroller.isDirectionalLockEnabled)
    )
    let lost = CGPoint(
      x: isAlongX ? (travel.x < 0 ? -slop : slop) : 0, y: isAlongX ? 0 : travel.y < 0 ? -slop : slop
    )
    base = standInAttempt.middle - travel + lost
    return true
  }

  func standInInvoke(_ selector: Selector, with sender: Any?) {
    guard let scroller else { return }
    switch state {
    case .began:
      startOffset = scroller.contentOffset
      scroller.isDragging = true
      scroller.delegate?.scrollViewWillBeginDragging(scroller)
      follow(scroller)
    case .changed: follow(scroller)
    case .ended: letGo(scroller, velocity: velocity(in: nil))
    case .cancelled: letGo(scroller, velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func follow(_ scroller: UIScrollView) {
    let travel =
      standInAttempt.isReceivingScroll ? translation(in: nil) : standInAttempt.middle - base
    let offset = CGPoint(
      x: axes.x ? startOffset.x - travel.x : startOffset.x,
      y: axes.y ? startOffset.y - travel.y : startOffset.y)
    scroller.contentOffset = scroller.standInBanded(offset)
  }

  private func letGo(_ scroller: UIScrollView, velocity: CGPoint) {
    let speed = CGPoint(x: axes.x ? -velocity.x : 0, y: axes.y ? -velocity.y : 0)
    var target = scroller.contentOffset + CGPoint(x: reach(speed.x), y: reach(speed.y))
    if scroller.isPagingEnabled { target = scroller.standInPage(near: target, speed: speed) }
    target = scroller.standInClamped(target)
    scroller.delegate?.scrollViewWillEndDragging(
      scroller, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target)
    scroller.isDragging = false
    let moves = target != scroller.contentOffset
    scroller.delegate?.scrollViewDidEndDragging(scroller, willDecelerate: moves)
    guard moves else { return }
    scroller.isDecelerating = true
    scroller.delegate?.scrollViewWillBeginDecelerating(scroller)
    scroller.standInMotion = ScrollMotion(scroller, decelerateTo: target)
  }

  /// How far a speed in points per second carries until it is down to 10.
  private func reach(_ speed: CGFloat) -> CGFloat {
    guard abs(speed) > 10 else { return 0 }
    return (abs(speed) - 10) * 0.499 * (speed < 0 ? -1 : 1)
  }
}

extension UIScrollView {
  /// The page that a release leads to: the next one in the direction of a flick, else the nearest.
  func standInPage(near target: CGPoint, speed: CGPoint) -> CGPoint {
    func page(_ now: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return now }
      if speed > 300 { return (now / length).rounded(.up) * length }
      if speed < -300 { return (now / length).rounded(.down) * length }
      return (now / length).rounded() * length
    }
    return CGPoint(
      x: page(contentOffset.x, speed.x, bounds.width),
      y: page(contentOffset.y, speed.y, bounds.height))
  }
}
