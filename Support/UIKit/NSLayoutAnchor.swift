import Foundation

/// One edge or size of a view or a guide.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private(set) weak var standInItem: AnyObject?
  let standInEdge: LayoutEdge

  init(_ item: AnyObject, _ edge: LayoutEdge) {
    standInItem = item
    standInEdge = edge
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    standInConstraint(.orderedSame, anchor, 0)
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    standInConstraint(.orderedSame, anchor, c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    standInConstraint(.orderedDescending, anchor, 0)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    standInConstraint(.orderedDescending, anchor, c)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    standInConstraint(.orderedAscending, anchor, 0)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    standInConstraint(.orderedAscending, anchor, c)
  }

  func standInConstraint(
    _ order: ComparisonResult, _ other: NSLayoutAnchor<AnchorType>?, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      (standInItem, standInEdge), order, other.map { ($0.standInItem, $0.standInEdge) },
      multiplier: multiplier, constant: constant)
  }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.orderedSame, nil, c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.orderedDescending, nil, c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.orderedAscending, nil, c)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    standInConstraint(.orderedSame, anchor, 0, multiplier: m)
  }
}
