import Foundation

extension CALayer {
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(standInToRoot).applying((l?.standInToRoot ?? .identity).inverted())
  }
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.standInToRoot ?? .identity).applying(standInToRoot.inverted())
  }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(standInToRoot.concatenating((l?.standInToRoot ?? .identity).inverted()))
  }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.standInToRoot ?? .identity).concatenating(standInToRoot.inverted()))
  }

  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Ignores nothing but hidden layers; the topmost sublayer that contains the point wins.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let local = superlayer.map { convert(p, from: $0) } ?? p
    guard !isHidden, contains(local) else { return nil }
    for layer in standInSublayers.reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return self
  }

  /// From this layer's coordinates to those of the root of its tree.
  var standInToRoot: CGAffineTransform {
    guard let parent = superlayer else { return .identity }
    return standInValues.toSuperlayer.concatenating(parent.standInToRoot)
  }
}
