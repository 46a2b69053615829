import Foundation

/// One or more short touches in one place.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var taps = 0
  private var most = 0
  private var timer: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps == 0, most == 0 { start = standInAttempt.middle }
    stopTimer()
    most = max(most, numberOfTouches)
    if most > numberOfTouchesRequired {
      state = .failed
      return
    }
    startTimer(1.5)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let travel = standInAttempt.middle - start
    if hypot(travel.x, travel.y) > StandIn.parameters.tapAllowance { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    stopTimer()
    guard most == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    most = 0
    if taps == numberOfTapsRequired {
      state = .ended
    } else {
      startTimer(0.35)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    stopTimer()
    (taps, most) = (0, 0)
  }

  override var standInWaitsBetweenTouches: Bool { timer != nil }

  private func startTimer(_ seconds: TimeInterval) {
    timer = standInClock.after(seconds) { [weak self] in
      self?.timer = nil
      self?.state = .failed
    }
  }

  private func stopTimer() {
    if let timer { standInClock.cancel(timer) }
    timer = nil
  }
}
