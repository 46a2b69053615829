#if os(Linux)
  import UIKit

  /// Ten rows of a table, with actions on the leading side of each.
  package final class RowsWithActions: NSObject, UITableViewDataSource, UITableViewDelegate {
    package var actions = [UIContextualAction(style: .normal, title: "Read") { _, _, _ in }]

    package override init() {}

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      10
    }
    package func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    package func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: actions) }
  }
#endif
