import Foundation

/// How touches and attempts are over.
extension GestureEnvironment {
  /// Takes back what is over, resets those that are finished, and lets go what was held.
  func finish() {
    for record in records where record.isOver {
      for recognizer in record.recognizers {
        recognizer.standInAttempt.lastMiddle = recognizer.standInAttempt.middle
        recognizer.standInAttempt.touches.removeAll { $0 === record.touch }
      }
    }
    let watching = orderedRecognizers(of: records) + scrolling
    for recognizer in watching { resetIfFinished(recognizer) }
    for record in records where record.isOver { endInView(record) }
    let kept = records.filter { !$0.isOver || $0.delivery == .endHeld || $0.delivery == .held }
    records = kept.filter { record in
      !record.isOver || record.recognizers.contains { $0.standInAttempt.isInPlay }
    }
  }

  func resetIfFinished(_ recognizer: UIGestureRecognizer) {
    let attempt = recognizer.standInAttempt
    let hasTouches = !attempt.touches.isEmpty || attempt.isReceivingScroll
    if attempt.state == .possible {
      guard !hasTouches, attempt.isOpen, attempt.wanted == nil,
        !recognizer.standInWaitsBetweenTouches
      else { return }
      recognizer.standInReset()
      return
    }
    guard attempt.isFinished else { return }
    let mayResetNow =
      attempt.state != .failed && StandIn.parameters.recogniserReset == .rightAfterTheAction
    guard !hasTouches || mayResetNow else { return }
    releaseAll(from: recognizer)
    recognizer.standInReset()
  }

  func release(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    for record in records where record.touch === touch {
      record.recognizers.removeAll { $0 === recognizer }
    }
    touch.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.standInAttempt.touches.removeAll { $0 === touch }
  }

  func releaseAll(from recognizer: UIGestureRecognizer) {
    recognizer.standInAttempt.lastMiddle = recognizer.standInAttempt.middle
    for touch in recognizer.standInAttempt.touches { release(touch, from: recognizer) }
    scrolling.removeAll { $0 === recognizer }
    recognizer.standInAttempt.isReceivingScroll = false
  }

  func viewLeaves(_ view: UIView) {
    for recognizer in view.standInRecognizers where recognizer.standInAttempt.isInPlay {
      recognizer.standInStop()
    }
  }
}
