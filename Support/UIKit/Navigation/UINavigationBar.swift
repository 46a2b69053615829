import Foundation

/// A stack of items. Alone it asks its delegate as measured; under a navigation controller its
/// items belong to that one.
@MainActor open class UINavigationBar: UIView, UIBarPositioning {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  weak var standInOwner: UINavigationController?
  private var stack: [UINavigationItem] = []

  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard standInIsFree("pushItem") else { return }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    standInSet(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard standInIsFree("popItem"), let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
    standInSet(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard standInIsFree("setItems") else { return }
    let (old, new) = (stack, items ?? [])
    standInSet(new)
    guard animated, let top = new.last, let oldTop = old.last, top !== oldTop else { return }
    if old.contains(where: { $0 === top }) {
      delegate?.navigationBar(self, didPop: oldTop)
    } else {
      delegate?.navigationBar(self, didPush: top)
    }
  }

  func standInSet(_ items: some Collection<UINavigationItem>) {
    for item in stack { item.standInBar = nil }
    stack = Array(items)
    for item in stack { item.standInBar = self }
    setNeedsLayout()
  }

  private func standInIsFree(_ call: String) -> Bool {
    guard standInOwner != nil else { return true }
    StandIn.fault("\(call) was called on a bar that a navigation controller manages")
    return false
  }

  /// What a tap on the back button does.
  public func standInTapBack() {
    if let action = topItem?.backAction {
      action.standInPerform(from: self)
    } else if let standInOwner {
      standInOwner.standInTapBack()
    } else {
      popItem(animated: true)
    }
  }
}
