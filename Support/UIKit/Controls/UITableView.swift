import Foundation

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

/// On iOS a delegate that leaves out the editing style has rows that can be deleted if the data source
/// commits edits. Whether it does cannot be seen here, so no row can.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

/// Rows of one height, all of them always there: enough for lists under a swipe.
@MainActor open class UITableView: UIScrollView {
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight: CGFloat = 44
  open private(set) var indexPathForSelectedRow: IndexPath?
  private var cells: [(path: IndexPath, cell: UITableViewCell)] = []
  private var needsLoading = true

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }
  public required init?(coder: NSCoder) { nil }
  public convenience init() { self.init(frame: .zero, style: .plain) }

  open func reloadData() {
    needsLoading = true
    setNeedsLayout()
  }

  open var visibleCells: [UITableViewCell] {
    cells.map(\.cell).filter { $0.frame.intersects(bounds) }
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    cells.first { $0.cell.frame.contains(point) }?.path
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells.first { $0.path == indexPath }?.cell
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == indexPath else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    indexPathForSelectedRow = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsLoading { load() }
    for (index, entry) in cells.enumerated() {
      entry.cell.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  private func load() {
    needsLoading = false
    for (_, cell) in cells { cell.removeFromSuperview() }
    cells = []
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cells.append((path, cell))
        addSubview(cell)
      }
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(cells.count) * rowHeight)
  }

  func standInTapped(_ cell: UITableViewCell) {
    guard let path = cells.first(where: { $0.cell === cell })?.path else { return }
    if let old = indexPathForSelectedRow { deselectRow(at: old, animated: false) }
    indexPathForSelectedRow = path
    cell.setSelected(true, animated: false)
    (delegate as? any UITableViewDelegate)?.tableView(self, didSelectRowAt: path)
  }
}
