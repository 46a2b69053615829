import Foundation

@MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { standInChanged() } }
  open var prompt: String?
  open var titleView: UIView? { didSet { standInChanged() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { standInChanged() } }
  open var backButtonTitle: String? { didSet { standInChanged() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backAction: UIAction?
  open var hidesBackButton = false { didSet { standInChanged() } }
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { standInChanged() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { standInChanged() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var hidesSearchBarWhenScrolling = true
  open var searchController: UISearchController? {
    didSet {
      oldValue?.standInItem = nil
      searchController?.standInItem = self
      standInPage?.navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The page that it is about.
  weak var standInPage: UIViewController?
  /// The bar that shows the item.
  weak var standInBar: UINavigationBar?

  public init(title: String) { self.title = title }
  public required init?(coder: NSCoder) { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func standInChanged() { standInBar?.setNeedsLayout() }
}
