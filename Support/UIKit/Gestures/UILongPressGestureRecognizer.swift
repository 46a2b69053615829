import Foundation

/// A finger that stays; continuous from then on.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var timer: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    start = standInAttempt.middle
    stopTimer()
    guard numberOfTouches == numberOfTouchesRequired else { return }
    timer = standInClock.after(minimumPressDuration) { [weak self] in
      self?.timer = nil
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if standInAttempt.isActive {
      state = .changed
      return
    }
    let travel = standInAttempt.middle - start
    if hypot(travel.x, travel.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = standInAttempt.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = standInAttempt.isActive ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    stopTimer()
  }

  private func stopTimer() {
    if let timer { standInClock.cancel(timer) }
    timer = nil
  }
}
