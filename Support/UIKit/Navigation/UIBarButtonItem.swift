import Foundation

@MainActor open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  private(set) var standInSystemItem: SystemItem?

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    standInSet(style, target, action)
  }
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    standInSet(style, target, action)
  }
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    standInSystemItem = systemItem
    standInSet(.plain, target, action)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
    image = primaryAction?.image
  }

  private func standInSet(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// What a tap on the item does.
  public func standInTap() {
    guard isEnabled else { return }
    if let primaryAction { primaryAction.standInPerform(from: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}
