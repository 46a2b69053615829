import Foundation

/// A relation between two edges or sizes.
@MainActor open class NSLayoutConstraint: NSObject {
  open internal(set) weak var firstItem: AnyObject?
  open internal(set) weak var secondItem: AnyObject?
  let standInFirst: LayoutEdge
  let standInSecond: LayoutEdge?
  let standInOrder: ComparisonResult
  public let multiplier: CGFloat
  open var priority = UILayoutPriority.required
  open var identifier: String?
  open var constant: CGFloat { didSet { standInHolder?.setNeedsLayout() } }
  private weak var standInHolder: UIView?

  init(
    _ first: (AnyObject?, LayoutEdge), _ order: ComparisonResult,
    _ second: (AnyObject?, LayoutEdge)?, multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, standInFirst) = first
    (secondItem, standInSecond) = (second?.0, second?.1)
    standInOrder = order
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Active constraints live in the nearest view that holds both ends; none is a fault.
  open var isActive: Bool {
    get { standInHolder != nil }
    set { newValue ? standInActivate() : standInDeactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func standInActivate() {
    let views = [firstItem, secondItem].compactMap {
      ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView
    }
    guard let first = views.first else { return }
    let holder = sequence(first: first, next: \.superview).first { candidate in
      views.allSatisfy { $0.isDescendant(of: candidate) }
    }
    guard let holder else {
      StandIn.fault("a constraint was activated between views without a common ancestor")
      return
    }
    standInHolder = holder
    holder.standInConstraints.add(self)
    holder.setNeedsLayout()
  }

  private func standInDeactivate() {
    standInHolder?.standInConstraints.remove(self)
    standInHolder?.setNeedsLayout()
    standInHolder = nil
  }
}

enum LayoutEdge {
  case left
  case right
  case leading
  case trailing
  case top
  case bottom
  case centerX
  case centerY
  case width
  case height
}
