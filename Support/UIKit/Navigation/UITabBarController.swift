import Foundation

@MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

@MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Screens beside each other, one shown, with a bar below.
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  private var screens: [UIViewController] = []
  private var index = 0
  private weak var shown: UIViewController?
  /// Whether it hid the bar itself when it looked last.
  private var standInHidBar = false

  open var viewControllers: [UIViewController]? {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for old in screens where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.standInRemoveFromSuperview()
      old.standInRemoveFromParent()
    }
    for controller in new where controller.parent !== self {
      standInAdd(controller)
      controller.didMove(toParent: self)
    }
    screens = new
    tabBar.items = new.compactMap(\.tabBarItem)
    index = min(index, max(0, new.count - 1))
    show()
  }

  open var selectedIndex: Int {
    get { index }
    set {
      guard screens.indices.contains(newValue) else { return }
      index = newValue
      show()
    }
  }
  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(index) ? screens[index] : nil }
    set { if let found = screens.firstIndex(where: { $0 === newValue }) { selectedIndex = found } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    show()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = 49 + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if standInHidesBar != standInHidBar {
      standInHidBar = standInHidesBar
      tabBar.isHidden = standInHidBar
    }
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : 49, right: 0)
    for screen in screens where screen.standInBarInsets != insets {
      screen.standInBarInsets = insets
    }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Any screen on the shown stack but its first may hide the bar while it is there.
  private var standInHidesBar: Bool {
    if isTabBarHidden { return true }
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  override var standInForwardedChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  private func show() {
    guard isViewLoaded, let screen = selectedViewController, screen !== shown else { return }
    let old = shown
    let phase = standInAppearance.phase
    let isVisible = phase == .appeared || phase == .appearing
    screen.standInIsPlacedBySystem = true
    if isVisible { old?.standInBeginAppearance(false, animated: false) }
    if isVisible { screen.standInBeginAppearance(true, animated: false) }
    shown = screen
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(screen.view, at: 0)
    old?.viewIfLoaded?.standInRemoveFromSuperview()
    if isVisible { old?.standInEndAppearance() }
    if phase == .appeared { screen.standInEndAppearance() }
    tabBar.selectedItem = screen.tabBarItem
    view.setNeedsLayout()
  }

  /// What a tap on an item does.
  public func standInTap(_ newIndex: Int) {
    guard screens.indices.contains(newIndex) else { return }
    guard delegate?.tabBarController(self, shouldSelect: screens[newIndex]) ?? true else { return }
    selectedIndex = newIndex
    delegate?.tabBarController(self, didSelect: screens[newIndex])
  }
}
