import Foundation

extension UIView {
  static func standInMakeLayer(_ kind: AnyClass) -> CALayer {
    switch kind {
    case is CAGradientLayer.Type: return CAGradientLayer()
    case is CAShapeLayer.Type: return CAShapeLayer()
    default:
      if kind != CALayer.self { StandIn.fault("\(kind) cannot be a layerClass here") }
      return CALayer()
    }
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func standInInsert(_ view: UIView, besides sibling: UIView, above: Bool) {
    guard sibling.superview === self, sibling !== view else {
      StandIn.fault("a subview was inserted next to a view that is elsewhere")
      return
    }
    if view.superview === self { subviews.removeAll { $0 === view } }
    let index = subviews.firstIndex { $0 === sibling } ?? subviews.count
    standInInsert(view, at: above ? index + 1 : index)
  }

  func standInInsert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      StandIn.fault("a view was added to itself or to a view inside it")
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      standInPlaceLayer(of: view)
      setNeedsLayout()
      return
    }
    view.standInCheckContainment(in: self)
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.standInWillMove(to: window) }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.subviews.removeAll { $0 === view }
      old.standInConstraints.forget(view)
      old.setNeedsLayout()
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    standInPlaceLayer(of: view)
    setNeedsLayout()
    didAddSubview(view)
    if oldWindow !== window { view.standInDidMove(to: window) }
    view.didMoveToSuperview()
  }

  func standInRemoveFromSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    if window != nil { standInWillMove(to: nil) }
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    parent.standInConstraints.forget(self)
    superview = nil
    layer.removeFromSuperlayer()
    parent.setNeedsLayout()
    if window != nil { standInDidMove(to: nil) }
    didMoveToSuperview()
  }

  func standInReorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: toFront ? subviews.count : 0)
    standInPlaceLayer(of: view)
  }

  func standInLayerIndex(of view: UIView) -> Int {
    layer.standInSublayers.firstIndex { $0 === view.layer } ?? 0
  }

  /// Puts a subview's layer just above that of the view below it.
  private func standInPlaceLayer(of view: UIView) {
    let index = subviews.firstIndex { $0 === view } ?? 0
    if index > 0 {
      layer.standInMove(view.layer, above: subviews[index - 1].layer)
    } else {
      layer.standInMove(view.layer, above: nil)
    }
  }

  func standInWillMove(to newWindow: UIWindow?) {
    if newWindow == nil { standInLeaveWindow() }
    standInController?.standInViewWillMove(to: newWindow)
    willMove(toWindow: newWindow)
    for view in subviews { view.standInWillMove(to: newWindow) }
  }

  func standInDidMove(to newWindow: UIWindow?) {
    window = newWindow
    if newWindow != nil { setNeedsLayout() }
    didMoveToWindow()
    for view in subviews { view.standInDidMove(to: newWindow) }
    standInController?.standInViewDidMove(to: newWindow)
  }

  private func standInLeaveWindow() {
    if isFirstResponder || standInController?.isFirstResponder == true {
      StandIn.firstResponder?.resignFirstResponder()
      if isFirstResponder { StandIn.firstResponder = nil }
    }
    StandIn.gestures.viewLeaves(self)
  }
}

extension CALayer {
  /// Moves or adds a sublayer without stopping its animations when it only changes place.
  func standInMove(_ layer: CALayer, above sibling: CALayer?) {
    if layer.superlayer === self {
      standInSublayers.removeAll { $0 === layer }
      let index = standInSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0
      standInSublayers.insert(layer, at: index)
    } else if let sibling {
      insertSublayer(layer, above: sibling)
    } else {
      insertSublayer(layer, at: 0)
    }
  }
}
