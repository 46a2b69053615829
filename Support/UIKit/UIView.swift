import Foundation

/// A rectangle in the view tree, backed by a layer.
///
/// Its overridable members stand in the class; what only computes is in extensions.
@MainActor open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }

  /// Its geometry, colours and opacity are the layer's.
  public let layer: CALayer
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var window: UIWindow?
  weak var standInController: UIViewController?
  var standInRecognizers: [UIGestureRecognizer] = []
  var standInConstraints = ConstraintStore()
  var standInLastSafeArea: UIEdgeInsets?
  /// How many animations keep touches away from this view while they run.
  var standInDeafness = 0
  var standInLastTraits: UITraitCollection?
  var standInTint: UIColor?
  var standInBackground: UIColor?
  var standInOverrideStyle = UIUserInterfaceStyle.unspecified

  public init(frame: CGRect) {
    layer = UIView.standInMakeLayer(Self.layerClass)
    super.init()
    standInSetUp(frame)
  }

  public required init?(coder: NSCoder) {
    layer = UIView.standInMakeLayer(Self.layerClass)
    super.init()
    standInSetUp(.zero)
  }

  public convenience override init() { self.init(frame: .zero) }

  private func standInSetUp(_ frame: CGRect) {
    layer.cornerCurve = .continuous
    layer.standInValues.setFrame(frame)
    layer.standInView = self
    layer.delegate = self
    layer.setNeedsLayout()
  }

  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    get { standInBackground }
    set {
      standInBackground = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { standInTint ?? superview?.tintColor ?? .systemBlue }
    set {
      standInTint = newValue
      standInTintChanged()
    }
  }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1
  open var clearsContextBeforeDrawing = true
  open var mask: UIView?
  open var tag = 0
  open var restorationIdentifier: String?
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { standInOverrideStyle }
    set {
      standInOverrideStyle = newValue
      standInTraitsMayHaveChanged()
    }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { standInRecognizers.isEmpty ? nil : standInRecognizers }
    set {
      for recognizer in standInRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  open var traitCollection: UITraitCollection { standInTraits }
  open var safeAreaInsets: UIEdgeInsets { standInSafeAreaInsets }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override var next: UIResponder? { standInController ?? superview }
  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }

  open func addSubview(_ view: UIView) { standInInsert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { standInInsert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    standInInsert(view, besides: siblingSubview, above: false)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    standInInsert(view, besides: siblingSubview, above: true)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    layer.standInSublayers.swapAt(
      standInLayerIndex(of: subviews[index1]), standInLayerIndex(of: subviews[index2]))
  }
  open func bringSubviewToFront(_ view: UIView) { standInReorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { standInReorder(view, toFront: false) }
  open func removeFromSuperview() { standInRemoveFromSuperview() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  open func layoutSubviews() { standInApplyConstraints() }
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  open func updateConstraints() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Invisible, hidden and untouchable views and what is in them are never hit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    standInHitTest(point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    standInRecognizers.append(gestureRecognizer)
    gestureRecognizer.standInAttach(to: self)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    standInRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.standInAttach(to: nil)
  }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil || afterUpdates else { return nil }
    return StandInSnapshotView(of: self)
  }

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Nothing moves by itself in a view; inside an animation block the block says how.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    StandIn.animationContext?.animation(for: event, of: self) ?? NSNull()
  }
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  open func display(_ layer: CALayer) {}

  override var standInIsInWindow: Bool { window != nil }
}

extension UIView: @preconcurrency CALayerDelegate {}

/// What `snapshotView` returns.
public final class StandInSnapshotView: UIView {
  /// The view whose picture this is.
  public private(set) weak var standInOriginal: UIView?

  init(of view: UIView) {
    standInOriginal = view
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
  }

  required init?(coder: NSCoder) { nil }
}
