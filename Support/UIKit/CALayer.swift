import Foundation

/// A rectangle in a tree, with animations over its properties. What `presentation()` shows is
/// worked out from the animations and the virtual clock.
open class CALayer: NSObject, CAMediaTiming {
  var standInValues = LayerValues()
  var standInRunning: [(key: String, animation: CAAnimation)] = []
  var standInIsPresentation = false
  var standInFirstCommit: Int?
  weak var standInView: UIView?

  public var beginTime: CFTimeInterval = 0
  public var duration = CFTimeInterval.infinity
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed

  open weak var delegate: (any CALayerDelegate)?
  open var actions: [String: any CAAction]?
  open var name: String?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var masksToBounds = false
  open var isOpaque = false
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var allowsGroupOpacity = true
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var mask: CALayer?

  open internal(set) weak var superlayer: CALayer?
  var standInSublayers: [CALayer] = []
  var standInNeedsLayout = false

  public override init() { super.init() }
  /// Copies the values that show; maskedCorners is not among them.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    standInTake(from: other)
  }
  public required init?(coder: NSCoder) { nil }

  func standInTake(from other: CALayer) {
    standInValues = other.standInValues
    (beginTime, speed, timeOffset) = (other.beginTime, other.speed, other.timeOffset)
    (name, masksToBounds, cornerCurve) = (other.name, other.masksToBounds, other.cornerCurve)
  }

  /// Called in each layout pass; a view's layer passes it on.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func display() {}
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}
