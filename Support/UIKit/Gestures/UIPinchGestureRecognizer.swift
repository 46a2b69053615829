import Foundation

/// Two fingers that draw apart or together: begins at 10 points of change, of which 8 are lost.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open private(set) var velocity: CGFloat = 0

  private var startDistance: CGFloat?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { startDistance = distance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start = startDistance, let now = distance else { return }
    if standInAttempt.isActive {
      scale = now / start
      state = .changed
    } else if abs(now - start) >= 10 {
      startDistance = start + (now > start ? 8 : -8)
      scale = now / (startDistance ?? now)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    state = standInAttempt.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = standInAttempt.isActive ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    startDistance = nil
    scale = 1
  }

  private var distance: CGFloat? {
    let points = standInAttempt.touches.map(\.standInPoint)
    guard points.count == 2 else { return nil }
    return hypot(points[0].x - points[1].x, points[0].y - points[1].y)
  }
}
