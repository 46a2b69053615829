/// The active constraints that a view holds.
@MainActor struct ConstraintStore {
  private(set) var active: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []

  mutating func add(_ constraint: NSLayoutConstraint) {
    if !active.contains(where: { $0 === constraint }) { active.append(constraint) }
  }
  mutating func remove(_ constraint: NSLayoutConstraint) { active.removeAll { $0 === constraint } }
  mutating func forget(_ view: UIView) {
    active.removeAll { constraint in
      [constraint.firstItem, constraint.secondItem].contains { item in
        (item as? UIView)?.isDescendant(of: view) == true
      }
    }
  }
}
