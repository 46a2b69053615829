import Foundation

extension CALayer {
  public func setNeedsLayout() { standInNeedsLayout = true }
  public func needsLayout() -> Bool { standInNeedsLayout }
  public func setNeedsDisplay() {}

  /// Starts at the topmost of the ancestors that wait for layout without a gap.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.standInNeedsLayout { top = parent }
    top.standInLayoutTree()
  }

  /// Lays out until nothing asks again; one that asks for ever is a fault.
  func standInLayoutTree() {
    for _ in 0..<100 {
      guard standInLayoutOnce() else { return }
    }
    standInFault("layout of \(standInView.map { "\(type(of: $0))" } ?? "a layer") never ends")
  }

  private func standInLayoutOnce() -> Bool {
    var didWork = false
    if standInNeedsLayout {
      standInNeedsLayout = false
      didWork = true
      if let view = standInView {
        MainActor.assumeIsolated { view.standInLayout() }
      } else {
        layoutSublayers()
      }
    }
    for layer in standInSublayers where layer.standInLayoutOnce() { didWork = true }
    return didWork
  }
}
