import Foundation

/// A stack of screens with a bar. What UIKit does here in an order nobody has measured is set by
/// ``StandInParameters``.
@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public let toolbar: UIToolbar! = UIToolbar()
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  let standInContainer = UIView()
  var standInStack: [UIViewController] = []
  /// The screen whose view is installed.
  weak var standInShown: UIViewController?
  var standInTransition: NavigationTransition?
  private(set) lazy var standInPops = SystemPops(self)
  private var isBarHidden = false
  private var isBottomBarHidden = true

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    standInSetUp()
    standInPush(rootViewController, animated: false)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    standInSetUp()
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    standInSetUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standInSetUp()
  }

  private func standInSetUp() { navigationBar.standInOwner = self }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { standInPops.edge }
  /// iOS 26; see ``StandInParameters/contentPop-swift.property``.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { standInPops.content }

  open var viewControllers: [UIViewController] {
    get { standInTransition?.visibleStack ?? standInStack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    standInPush(viewController, animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard max(standInStack.count, viewControllers.count) > 1, standInMakeRoom(for: "pop"),
      let below = standInStack.dropLast().last
    else { return nil }
    return standInPop(to: below, animated: animated)?.last
  }
  /// The screens that were popped; nil where there is nothing to pop.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { standInPop(to: viewController, animated: animated) }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    standInStack.first.flatMap { standInPop(to: $0, animated: animated) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    standInReplace(with: viewControllers, animated: animated)
  }

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isBottomBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    standInContainer.frame = view.bounds
    standInContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(standInContainer)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    standInPops.attach(to: view)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    standInPlaceBars()
    standInShowTopIfNeeded()
    standInStartIfWaiting()
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    standInTransition?.coordinator ?? super.transitionCoordinator
  }

  override var standInForwardedChildren: [UIViewController] { standInShown.map { [$0] } ?? [] }

  /// The first screen appears with the layout of this one, unless a parameter says otherwise.
  override func standInForwardBegin(_ isAppearing: Bool, animated: Bool) {
    let waits = StandIn.parameters.appearanceCallbacks == .inALaterTurn
    if isAppearing, standInShown == nil, !waits { standInShowTopIfNeeded() }
    super.standInForwardBegin(isAppearing, animated: animated)
  }

  override func standInForwardEnd(_ phase: AppearanceState.Phase) {
    if phase == .appearing { standInShowTopIfNeeded() }
    super.standInForwardEnd(phase)
  }
}
