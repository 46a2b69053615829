import Foundation

/// The documented state machine:
///
///     discrete    possible ─► ended | failed
///     continuous  possible ─► failed
///                 possible ─► began ─► changed* ─► ended | cancelled
extension UIGestureRecognizer {
  func standInRequest(_ next: State) {
    switch (state, next) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      standInTryToRecognize(next == .changed ? .began : next)
    case (.possible, .failed), (.possible, .cancelled):
      standInEnter(.failed)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      standInEnter(next)
    case (.began, .failed), (.changed, .failed):
      StandIn.fault("\(type(of: self)) went from \(state) to failed; it can only be cancelled")
      standInEnter(.cancelled)
    case (.began, .began), (.began, .possible), (.changed, .began), (.changed, .possible),
      (.possible, .possible):
      break
    case (.ended, _), (.cancelled, _), (.failed, _):
      break
    }
  }

  /// Leaving possible takes the failure of those it waits for, the consent of the views and the
  /// delegate, and that nobody else has the touches.
  private func standInTryToRecognize(_ next: State) {
    let blockers = standInBlockers
    if blockers.contains(where: { $0.standInAttempt.isActive || $0.state == .ended }) {
      standInEnter(.failed)
      return
    }
    if blockers.contains(where: { $0.state == .possible && $0.standInAttempt.isInPlay }) {
      standInAttempt.wanted = next
      return
    }
    standInAttempt.wanted = nil
    guard standInMayBegin, !StandIn.gestures.isExcluded(self) else {
      standInEnter(.failed)
      return
    }
    standInEnter(next)
    StandIn.gestures.prevent(by: self)
  }

  private var standInBlockers: [UIGestureRecognizer] {
    (standInFailuresNeeded.compactMap(\.object) + standInAttempt.failuresNeeded)
      .filter { $0.isEnabled && $0.view != nil }
  }

  /// The hit view and those up to the recogniser's own are asked first, then the delegate.
  private var standInMayBegin: Bool {
    guard let view else { return true }
    let start = standInAttempt.touches.first?.view ?? view
    for candidate in sequence(first: start, next: \.superview) {
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
      if candidate === view { break }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  func standInEnter(_ next: State) {
    let gestures = StandIn.gestures
    if standInAttempt.hasPendingAction, next != .failed { gestures.flush(self) }
    standInAttempt.state = next
    standInAttempt.wanted = nil
    if next != .failed { gestures.noteAction(of: self) }
    if next != .changed { gestures.noteOutcome(of: self) }
    gestures.flushUnlessDelivering()
  }

  /// One that this waited for has failed or has begun.
  func standInReconsider() {
    guard let wanted = standInAttempt.wanted, state == .possible else { return }
    standInTryToRecognize(wanted)
  }

  /// Disabled, removed or out of the window: an active recogniser is cancelled and says so.
  func standInStop() {
    if standInAttempt.isActive {
      standInEnter(.cancelled)
    } else if state == .possible, standInAttempt.isInPlay {
      standInEnter(.failed)
    }
    StandIn.gestures.releaseAll(from: self)
    // No touch of it is left whose end would bring it back.
    if state == .cancelled || state == .failed { standInReset() }
  }

  func standInReset() {
    reset()
    let middle = standInAttempt.middle
    standInAttempt = GestureAttempt()
    standInAttempt.lastMiddle = middle
  }

  func standInWaits(for other: UIGestureRecognizer) -> Bool {
    standInBlockers.contains { $0 === other }
  }
}
