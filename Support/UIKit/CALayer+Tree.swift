import Foundation

extension CALayer {
  public var sublayers: [CALayer]? {
    get { standInSublayers.isEmpty ? nil : standInSublayers }
    set {
      for layer in standInSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public func addSublayer(_ layer: CALayer) { standInInsert(layer, at: standInSublayers.count) }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    standInInsert(layer, at: Int(idx))
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    standInInsert(layer, at: standInSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = standInSublayers.firstIndex { $0 === sibling }
    standInInsert(layer, at: index.map { $0 + 1 } ?? standInSublayers.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Animations go with the layer: out of the tree nothing moves.
  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.standInSublayers.removeAll { $0 === self }
    parent.setNeedsLayout()
    superlayer = nil
    standInStopAnimationsInTree()
  }

  private func standInInsert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let next = ancestor {
      if next === layer {
        standInFault("a layer was added to its own sublayer")
        return
      }
      ancestor = next.superlayer
    }
    if layer.superlayer === self {
      standInSublayers.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
    }
    standInSublayers.insert(layer, at: max(0, min(index, standInSublayers.count)))
    layer.superlayer = self
    setNeedsLayout()
  }

  private func standInStopAnimationsInTree() {
    removeAllAnimations()
    for layer in standInSublayers { layer.standInStopAnimationsInTree() }
  }
}
