import Foundation

/// Not a solver: each constraint places its first item from where its second is, inequalities
/// only correct what breaks them, and passes repeat until nothing moves. Enough for labels in
/// bars and for pages that fill their parents.
extension UIView {
  func standInApplyConstraints() {
    var known: [ObjectIdentifier: ViewBox] = [:]
    for _ in 0..<8 {
      var moved = false
      for constraint in constraints { moved = standInApply(constraint, &known) || moved }
      for (_, box) in known where box.place(in: self) { moved = true }
      guard moved else { return }
    }
  }

  private func standInApply(
    _ constraint: NSLayoutConstraint, _ known: inout [ObjectIdentifier: ViewBox]
  ) -> Bool {
    guard let view = constraint.firstItem as? UIView, view !== self else {
      return standInApplyTurned(constraint, &known)
    }
    let base = constraint.secondItem.map { standInValue(of: $0, constraint.standInSecond) } ?? 0
    let target = base * constraint.multiplier + standInConstant(constraint)
    return standInPut(view, constraint, target, &known)
  }

  /// `superview.bottom = view.bottom + 8` says the same as `view.bottom = superview.bottom - 8`.
  private func standInApplyTurned(
    _ constraint: NSLayoutConstraint, _ known: inout [ObjectIdentifier: ViewBox]
  ) -> Bool {
    guard let view = constraint.secondItem as? UIView, view !== self,
      let first = constraint.firstItem,
      let edge = constraint.standInSecond, constraint.multiplier != 0
    else { return false }
    let target = standInValue(of: first, constraint.standInFirst)
    let turned = NSLayoutConstraint(
      (view, edge), constraint.standInOrder.standInTurned, nil, multiplier: 1, constant: 0)
    return standInPut(
      view, turned, (target - standInConstant(constraint)) / constraint.multiplier, &known)
  }

  private func standInPut(
    _ view: UIView, _ constraint: NSLayoutConstraint, _ target: CGFloat,
    _ known: inout [ObjectIdentifier: ViewBox]
  ) -> Bool {
    let now = standInValue(of: view, constraint.standInFirst)
    let isTurned = standInTurns(constraint.standInFirst)
    switch isTurned ? constraint.standInOrder.standInTurned : constraint.standInOrder {
    case .orderedDescending where now >= target: return false
    case .orderedAscending where now <= target: return false
    default: break
    }
    let box = known[ObjectIdentifier(view)] ?? ViewBox(view)
    known[ObjectIdentifier(view)] = box
    return box.set(standInPhysical(constraint.standInFirst), to: target)
  }

  /// From leading to trailing counts as positive, whichever side that is.
  private func standInConstant(_ constraint: NSLayoutConstraint) -> CGFloat {
    standInTurns(constraint.standInFirst) ? -constraint.constant : constraint.constant
  }

  private func standInTurns(_ edge: LayoutEdge) -> Bool {
    (edge == .leading || edge == .trailing)
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func standInPhysical(_ edge: LayoutEdge) -> LayoutEdge {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch edge {
    case .leading: return isTurned ? .right : .left
    case .trailing: return isTurned ? .left : .right
    default: return edge
    }
  }

  private func standInValue(of item: AnyObject, _ edge: LayoutEdge?) -> CGFloat {
    let rect: CGRect
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      rect = owner.convert(guide.layoutFrame, to: self)
    } else if let view = item as? UIView {
      rect = view === self ? bounds : view.convert(view.bounds, to: self)
    } else {
      return 0
    }
    switch edge.map({ standInPhysical($0) }) {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    case nil: return 0
    }
  }
}

extension ComparisonResult {
  var standInTurned: ComparisonResult {
    switch self {
    case .orderedAscending: .orderedDescending
    case .orderedSame: .orderedSame
    case .orderedDescending: .orderedAscending
    }
  }
}
