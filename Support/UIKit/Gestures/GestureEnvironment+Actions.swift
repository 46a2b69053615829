import Foundation

/// What recognisers have to say, and when they say it.
extension GestureEnvironment {
  func noteAction(of recognizer: UIGestureRecognizer) {
    recognizer.standInAttempt.hasPendingAction = true
    pendingActions.append(recognizer)
  }

  /// Sends what one recogniser has to say before its state changes again.
  func flush(_ recognizer: UIGestureRecognizer) {
    pendingActions.removeAll { $0 === recognizer }
    recognizer.standInAttempt.hasPendingAction = false
    cancelTouches(of: recognizer)
    recognizer.standInSendActions()
  }

  /// State changes outside an event, as from a timer, are settled at once.
  func flushUnlessDelivering() {
    guard !isDelivering else { return }
    cancelRecognizedTouches()
    sendPendingActions()
    finish()
  }

  func sendPendingActions() {
    while !pendingActions.isEmpty {
      let recognizer = pendingActions.removeFirst()
      recognizer.standInAttempt.hasPendingAction = false
      recognizer.standInSendActions()
    }
  }
}
