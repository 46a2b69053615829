import Foundation

/// What a recogniser knows from its first touch until it is reset.
@MainActor struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// The state it asked for and may not enter while others have yet to fail.
  var wanted: UIGestureRecognizer.State?
  /// Touches on the screen that belong to it, oldest first.
  var touches: [UITouch] = []
  /// Dynamic failure requirements, settled at the first touch.
  var failuresNeeded: [UIGestureRecognizer] = []
  var isOpen = false
  var isReceivingScroll = false
  var hasPendingAction = false
  var lastMiddle = CGPoint.zero

  var middle: CGPoint {
    guard !touches.isEmpty else { return lastMiddle }
    let sum = touches.reduce(CGPoint.zero) { $0 + $1.standInPoint }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  var isActive: Bool { state == .began || state == .changed }
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }
  var isInPlay: Bool { !touches.isEmpty || isReceivingScroll || isOpen }
}
