import Foundation

/// A quick stroke, recognised while the finger still moves. The limits are those measured on
/// iOS 26: with t seconds since touch-down, at least 50 (1 − 0.94 t) points along, at most
/// 50 (1 − 0.98 t) across, within half a second, and never behind the start.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty { startTime = event.timestamp }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.standInPoint }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let time = event.timestamp - startTime
    guard time <= 0.5 else {
      state = .failed
      return
    }
    let travels = standInAttempt.touches.map { touch in
      touch.standInPoint - (starts[ObjectIdentifier(touch)] ?? touch.standInPoint)
    }
    guard travels.allSatisfy(mayBecomeSwipe) else {
      state = .failed
      return
    }
    guard travels.count == numberOfTouchesRequired else { return }
    if travels.allSatisfy({ isSwipe($0, after: time) }) { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = [:]
  }

  /// Along and across for a travel; a diagonal counts as horizontal where that is allowed.
  private func parts(_ travel: CGPoint) -> (along: CGFloat, across: CGFloat) {
    let horizontal = !direction.intersection([.left, .right]).isEmpty
    let vertical = !direction.intersection([.up, .down]).isEmpty
    if horizontal, !vertical || abs(travel.x) >= abs(travel.y) {
      return (signed(travel.x, .right, .left), abs(travel.y))
    }
    return (signed(travel.y, .down, .up), abs(travel.x))
  }

  private func signed(_ value: CGFloat, _ plus: Direction, _ minus: Direction) -> CGFloat {
    switch (direction.contains(plus), direction.contains(minus)) {
    case (true, true): abs(value)
    case (true, false): value
    case (false, true): -value
    case (false, false): -.infinity
    }
  }

  private func mayBecomeSwipe(_ travel: CGPoint) -> Bool { parts(travel).along > -0.1 }

  private func isSwipe(_ travel: CGPoint, after time: TimeInterval) -> Bool {
    let (along, across) = parts(travel)
    return along >= 50 * (1 - 0.94 * time) && across <= 50 * (1 - 0.98 * time)
  }
}
