import Foundation

/// Which recognisers may run beside each other.
extension GestureEnvironment {
  /// Another recogniser has the touches and does not share.
  func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { rival in
      rival.standInAttempt.isActive && keepsOut(rival, recognizer)
    }
  }

  /// One has begun: those that may not run beside it fail.
  func prevent(by winner: UIGestureRecognizer) {
    for rival in rivals(of: winner)
    where rival.state == .possible && keepsOut(winner, rival) {
      rival.standInEnter(.failed)
    }
  }

  func keepsOut(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
    let either = winner.delegate?.gestureRecognizer(
      winner, shouldRecognizeSimultaneouslyWith: loser)
    if either == true { return false }
    return loser.delegate?.gestureRecognizer(
      loser, shouldRecognizeSimultaneouslyWith: winner) != true
  }

  /// Those that watch one of the same touches.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var all = records.filter { $0.recognizers.contains(recognizer) }.flatMap(\.recognizers)
    if scrolling.contains(recognizer) { all += scrolling }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(recognizer)]
    return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Those that waited for this one may go on, or have lost.
  func noteOutcome(of recognizer: UIGestureRecognizer) {
    for other in rivals(of: recognizer) where other.standInWaits(for: recognizer) {
      other.standInReconsider()
    }
  }
}
