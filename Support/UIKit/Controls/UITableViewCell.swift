import Foundation

@MainActor open class UITableViewCell: UIView {
  public let contentView = UIView()
  public let reuseIdentifier: String?
  open var accessoryType = AccessoryType.none
  open var isSelected = false
  open var isHighlighted = false
  /// Whether the row has been swiped open.
  open var showingDeleteConfirmation: Bool { false }
  private var label: UILabel?

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }

  open var textLabel: UILabel? {
    if label == nil {
      let new = UILabel(frame: contentView.bounds)
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(new)
      label = new
    }
    return label
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(true, animated: false)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: false)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: false)
    (superview as? UITableView)?.standInTapped(self)
  }
}
