import UIKit

extension UITableView {
  /// Whether the row under a point has actions on the side that a swipe would open, or open ones that
  /// it would close.
  func hasRowActions(at point: CGPoint, _ motion: SwipeMotion) -> Bool {
    guard let row = indexPathForRow(at: point) else { return false }
    if cellForRow(at: row)?.showingDeleteConfirmation == true { return true }
    guard dataSource?.mayEdit(row, of: self) ?? true else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let opensLeading = motion.isRightwards != isRightToLeft
    return opensLeading
      ? rowDelegate?.hasLeadingActions(row, of: self) ?? false
      : rowDelegate?.hasTrailingActions(row, of: self) ?? false || hasDelete(row)
  }
}

extension UITableView {
  /// Whether a swipe on the row offers to delete it.
  private func hasDelete(_ row: IndexPath) -> Bool {
    dataSource?.commitsEdits == true
      && rowDelegate?.editingStyle(row, of: self) ?? .delete == .delete
  }

  private var rowDelegate: (any UITableViewDelegate)? {
    let delegate: (any UIScrollViewDelegate)? = delegate
    return delegate as? any UITableViewDelegate
  }
}

// An optional method of a protocol, taken as a value, is nil where it is not implemented.

extension UITableViewDataSource {
  fileprivate func mayEdit(_ row: IndexPath, of table: UITableView) -> Bool {
    let ask: ((UITableView, IndexPath) -> Bool)? = tableView(_:canEditRowAt:)
    return ask?(table, row) ?? true
  }

  fileprivate var commitsEdits: Bool {
    let commit: ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)? =
      tableView(_:commit:forRowAt:)
    return commit != nil
  }
}

extension UITableViewDelegate {
  fileprivate func hasLeadingActions(_ row: IndexPath, of table: UITableView) -> Bool {
    let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    return ask?(table, row)?.actions.isEmpty == false
  }

  fileprivate func hasTrailingActions(_ row: IndexPath, of table: UITableView) -> Bool {
    let ask: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? =
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return ask?(table, row)?.actions.isEmpty == false
  }

  fileprivate func editingStyle(
    _ row: IndexPath, of table: UITableView
  ) -> UITableViewCell.EditingStyle {
    let ask: ((UITableView, IndexPath) -> UITableViewCell.EditingStyle)? =
      tableView(_:editingStyleForRowAt:)
    return ask?(table, row) ?? .delete
  }
}
