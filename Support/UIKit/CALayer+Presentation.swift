import Foundation

extension CALayer {
  /// A copy with the values on the screen at this moment. Not there before the first commit.
  public func presentation() -> Self? {
    let waits = MainActor.assumeIsolated { StandIn.parameters.presentationWaitsForCommit }
    if waits, standInFirstCommit == nil { return nil }
    let copy = standInBlankCopy()
    copy.standInTake(from: self)
    copy.standInValues = standInShownValues
    copy.standInIsPresentation = true
    copy.superlayer = superlayer
    return copy as? Self
  }

  public func model() -> Self { self }

  /// A layer of the same class. There is no way to make one of an app's own subclass here, whose
  /// presentation is therefore missing.
  private func standInBlankCopy() -> CALayer {
    switch self {
    case is CAGradientLayer: CAGradientLayer()
    case is CAShapeLayer: CAShapeLayer()
    default: CALayer()
    }
  }

  /// The model's values with all running animations applied in the order they were added.
  var standInShownValues: LayerValues {
    var values = standInValues
    let time = standInNow
    for (_, animation) in standInRunning { animation.standInApply(to: &values, at: time) }
    return values
  }

  /// Marks the tree as committed to the screen.
  func standInMarkCommitted() {
    if standInFirstCommit == nil { standInFirstCommit = standInCommits }
    for layer in standInSublayers { layer.standInMarkCommitted() }
  }
}
