import Foundation

/// The properties that animations can move. Setting one asks for an action first.
extension CALayer {
  public var position: CGPoint {
    get { standInValues.position }
    set { standInSet(\.position, to: newValue, key: "position") }
  }
  public var bounds: CGRect {
    get { standInValues.bounds }
    set { standInSet(\.bounds, to: newValue, key: "bounds") }
  }
  public var anchorPoint: CGPoint {
    get { standInValues.anchorPoint }
    set { standInSet(\.anchorPoint, to: newValue, key: "anchorPoint") }
  }
  public var zPosition: CGFloat {
    get { standInValues.zPosition }
    set { standInSet(\.zPosition, to: newValue, key: "zPosition") }
  }
  public var transform: CATransform3D {
    get { standInValues.transform }
    set { standInSet(\.transform, to: newValue, key: "transform") }
  }
  public var sublayerTransform: CATransform3D {
    get { standInValues.sublayerTransform }
    set { standInSet(\.sublayerTransform, to: newValue, key: "sublayerTransform") }
  }
  public var opacity: Float {
    get { standInValues.opacity }
    set { standInSet(\.opacity, to: newValue, key: "opacity") }
  }
  public var isHidden: Bool {
    get { standInValues.isHidden }
    set { standInSet(\.isHidden, to: newValue, key: "hidden") }
  }
  public var cornerRadius: CGFloat {
    get { standInValues.cornerRadius }
    set { standInSet(\.cornerRadius, to: newValue, key: "cornerRadius") }
  }
  public var borderWidth: CGFloat {
    get { standInValues.borderWidth }
    set { standInSet(\.borderWidth, to: newValue, key: "borderWidth") }
  }
  public var borderColor: CGColor? {
    get { standInValues.borderColor }
    set { standInSet(\.borderColor, to: newValue, key: "borderColor") }
  }
  public var backgroundColor: CGColor? {
    get { standInValues.backgroundColor }
    set { standInSet(\.backgroundColor, to: newValue, key: "backgroundColor") }
  }
  public var shadowColor: CGColor? {
    get { standInValues.shadowColor }
    set { standInSet(\.shadowColor, to: newValue, key: "shadowColor") }
  }
  public var shadowOpacity: Float {
    get { standInValues.shadowOpacity }
    set { standInSet(\.shadowOpacity, to: newValue, key: "shadowOpacity") }
  }
  public var shadowRadius: CGFloat {
    get { standInValues.shadowRadius }
    set { standInSet(\.shadowRadius, to: newValue, key: "shadowRadius") }
  }
  public var shadowOffset: CGSize {
    get { standInValues.shadowOffset }
    set { standInSet(\.shadowOffset, to: newValue, key: "shadowOffset") }
  }
  public var shadowPath: CGPath? {
    get { standInValues.shadowPath }
    set { standInSet(\.shadowPath, to: newValue, key: "shadowPath") }
  }

  /// Undefined under a transform, and setting it there is a fault.
  public var frame: CGRect {
    get { standInValues.frame }
    set {
      if !CATransform3DIsIdentity(transform) {
        standInFault("frame was set under a transform")
      }
      var moved = standInValues
      moved.setFrame(newValue)
      if moved.bounds != bounds { bounds = moved.bounds }
      if moved.position != position { position = moved.position }
    }
  }

  func standInSet<Value>(_ path: WritableKeyPath<LayerValues, Value>, to value: Value, key: String)
  {
    if standInIsPresentation { standInFault("a presentation layer was changed: \(key)") }
    let old = standInValues
    let action = standInValues[key] == nil ? nil : action(forKey: key)
    let shown = standInShownValues
    standInValues[keyPath: path] = value
    if let animation = action as? CABasicAnimation {
      standInAnimate(animation, key: key, old: old, shown: shown)
    } else {
      action?.run(forKey: key, object: self, arguments: nil)
    }
    if key == "bounds" { standInBoundsChanged(from: old.bounds) }
    if key == "position" || key == "bounds" { standInGeometryChanged() }
  }

  func standInGeometryChanged() {
    guard let view = standInView else { return }
    MainActor.assumeIsolated { view.standInGeometryChanged() }
  }

  private func standInBoundsChanged(from old: CGRect) {
    guard bounds != old else { return }
    if bounds.size != old.size { setNeedsLayout() }
    guard let view = standInView else { return }
    MainActor.assumeIsolated { view.standInBoundsChanged(from: old) }
  }
}
