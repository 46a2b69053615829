import Foundation

extension CALayer {
  /// Keeps a copy. One that already runs under the key is taken away.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let animation = anim.standInCopy()
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.beginTime == 0 { animation.beginTime = standInNow }
    if let property = animation as? CAPropertyAnimation, property.timingFunction == nil {
      property.timingFunction = CATransaction.animationTimingFunction()
    }
    if let key { removeAnimation(forKey: key) }
    animation.standInTransactions = standInTransactions.records
    for record in animation.standInTransactions { record.animationAdded() }
    standInRunning.append((key ?? "standIn \(standInRunning.count) \(standInNow)", animation))
    standInClock.watch(self)
  }

  public func animation(forKey key: String) -> CAAnimation? {
    standInRunning.first { $0.key == key }?.animation
  }
  public func animationKeys() -> [String]? {
    standInRunning.isEmpty ? nil : standInRunning.map(\.key)
  }
  public func removeAnimation(forKey key: String) {
    for entry in standInTakeOut({ $0.key == key }) { standInStop(entry, finished: false) }
  }
  public func removeAllAnimations() {
    for entry in standInTakeOut({ _ in true }) { standInStop(entry, finished: false) }
  }

  var standInHasAnimations: Bool { !standInRunning.isEmpty }

  func standInStartAnimations() {
    for (_, animation) in standInRunning where !animation.standInHasStarted {
      animation.standInHasStarted = true
      animation.delegate?.animationDidStart(animation)
    }
  }

  func standInFinishAnimations(at now: CFTimeInterval) {
    let time = standInNow
    let over = standInRunning.filter {
      !$0.animation.standInHasStopped && $0.animation.standInIsOver(at: time)
    }
    for entry in over {
      if entry.animation.isRemovedOnCompletion {
        _ = standInTakeOut { $0.animation === entry.animation }
      }
      standInStop(entry.animation, finished: true)
    }
  }

  private func standInTakeOut(
    _ isMeant: ((key: String, animation: CAAnimation)) -> Bool
  ) -> [CAAnimation] {
    let taken = standInRunning.filter(isMeant).map(\.animation)
    standInRunning.removeAll { entry in taken.contains { $0 === entry.animation } }
    return taken
  }

  private func standInStop(_ animation: CAAnimation, finished: Bool) {
    guard !animation.standInHasStopped else { return }
    animation.standInHasStopped = true
    animation.standInStopped?(finished)
    animation.delegate?.animationDidStop(animation, finished: finished)
    for record in animation.standInTransactions { record.animationStopped() }
    animation.standInTransactions = []
  }
}
