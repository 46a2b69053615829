import Foundation

/// A screen or a container of screens.
///
/// Its overridable members stand in the class; appearance, containment and presentation are in
/// extensions of their own.
@MainActor open class UIViewController: UIResponder {
  public let nibName: String?
  public let nibBundle: Bundle?
  private var standInLoadedView: UIView?
  var standInAppearance = AppearanceState()
  var standInContainment = ContainmentState()
  var standInPresentation = PresentationState()
  var standInIsPlacedBySystem = false
  var standInBarInsets = UIEdgeInsets.zero { didSet { standInInsetsChanged() } }
  var standInChildTraits: [ObjectIdentifier: UITraitCollection] = [:]
  weak var standInCoordinator: TransitionCoordinator?
  private var standInItem: UINavigationItem?
  private var standInTabItem: UITabBarItem?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return standInLoadedView
    }
    set {
      standInLoadedView?.standInController = nil
      standInLoadedView = newValue
      newValue?.standInController = self
    }
  }
  open var viewIfLoaded: UIView? { standInLoadedView }
  open var isViewLoaded: Bool { standInLoadedView != nil }
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  open func loadViewIfNeeded() {
    guard standInLoadedView == nil else { return }
    loadView()
    guard standInLoadedView != nil else {
      StandIn.fault("loadView of \(type(of: self)) set no view")
      return
    }
    viewDidLoad()
  }
  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    standInBeginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { standInEndAppearance() }

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) { standInAdd(childController) }
  open func removeFromParent() { standInRemoveFromParent() }
  open func willMove(toParent parent: UIViewController?) { standInNoteWillMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) { standInNoteDidMove(to: parent) }
  open var isMovingToParent: Bool { standInContainment.isMovingIn }
  open var isMovingFromParent: Bool { standInContainment.isMovingOut }

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  open var navigationItem: UINavigationItem {
    if let standInItem { return standInItem }
    let item = UINavigationItem(title: title ?? "")
    item.standInPage = self
    standInItem = item
    return item
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let standInTabItem { return standInTabItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      standInTabItem = item
      return item
    }
    set { standInTabItem = newValue }
  }
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var navigationController: UINavigationController? { standInAncestor() }
  open var tabBarController: UITabBarController? { standInAncestor() }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentedViewController: UIViewController? {
    standInPresentation.presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    standInPresentation.presenting ?? parent?.presentingViewController
  }
  open var isBeingPresented: Bool { standInPresentation.isBeingPresented }
  open var isBeingDismissed: Bool { standInPresentation.isBeingDismissed }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    standInPresent(viewControllerToPresent, animated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    standInDismiss(animated: flag, completion: completion)
  }

  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { standInInsetsChanged() } }
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
  }
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    standInCoordinator ?? parent?.transitionCoordinator
  }

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsStatusBarAppearanceUpdate() {
    StandIn.systemUpdates.statusBar += 1
    guard let window = viewIfLoaded?.window else { return }
    StandIn.turns.next { [weak window] in
      guard let window else { return }
      _ = StandIn.statusBarStyle(in: window)
      _ = StandIn.statusBarIsHidden(in: window)
    }
  }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { StandIn.systemUpdates.homeIndicator += 1 }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() { StandIn.systemUpdates.locks += 1 }
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    StandIn.systemUpdates.locks += 1
  }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    StandIn.systemUpdates.screenEdges += 1
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    StandIn.systemUpdates.orientations += 1
  }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    StandIn.device.idiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  open var traitCollection: UITraitCollection { standInTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.standInTraitsMayHaveChanged() }
  }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    standInChildTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.standInTraitsMayHaveChanged()
  }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    standInChildTraits[ObjectIdentifier(childViewController)]
  }

  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  private var standInCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? {
    standInCommands.isEmpty ? nil : standInCommands
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { standInCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    standInCommands.removeAll { $0 === keyCommand }
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
  private var standInContentScrollView: UIScrollView?
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    standInContentScrollView
  }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    standInContentScrollView = scrollView
  }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? standInPresentation.presenting
  }

  override var standInIsInWindow: Bool { viewIfLoaded?.window != nil }

  /// The children that appear and disappear with this controller when it forwards by itself.
  var standInForwardedChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Tells those children of will-appear or will-disappear; system containers have their own way.
  func standInForwardBegin(_ isAppearing: Bool, animated: Bool) {
    for child in standInForwardedChildren where child.standInAwaits(isAppearing) {
      child.standInBeginAppearance(isAppearing, animated: animated)
    }
  }

  /// Tells them of did-appear or did-disappear.
  func standInForwardEnd(_ phase: AppearanceState.Phase) {
    for child in standInForwardedChildren where child.standInAppearance.phase == phase {
      child.standInEndAppearance()
    }
  }
}

extension UIViewController: UITraitEnvironment, UIContentContainer {
  var standInTraits: UITraitCollection {
    var traits = parent?.traitCollection ?? StandIn.device.traits
    if let given = parent?.overrideTraitCollection(forChild: self) {
      traits = UITraitCollection(traitsFrom: [traits, given])
    }
    guard overrideUserInterfaceStyle != .unspecified else { return traits }
    return traits.standInChanging { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  func standInInsetsChanged() { viewIfLoaded?.standInSafeAreaMayHaveChanged() }

  private func standInAncestor<Kind: UIViewController>() -> Kind? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }

  func standInWindowResizes(to size: CGSize) {
    let coordinator = TransitionCoordinator(duration: 0)
    viewWillTransition(to: size, with: coordinator)
    StandIn.turns.next { coordinator.finish(cancelled: false) }
  }
}

@MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// How often controllers asked for a new answer to what the system asks them.
public struct StandInSystemUpdates: Equatable {
  public internal(set) var statusBar = 0
  public internal(set) var homeIndicator = 0
  public internal(set) var screenEdges = 0
  public internal(set) var orientations = 0
  /// Of the pointer, and of the interface's orientation.
  public internal(set) var locks = 0
}

extension StandIn {
  /// What the system would read now: the root's answer, or that of the child it points to.
  public static func statusBarStyle(in window: UIWindow) -> UIStatusBarStyle? {
    var controller = window.rootViewController
    while let child = controller?.childForStatusBarStyle { controller = child }
    return controller?.preferredStatusBarStyle
  }

  public static func statusBarIsHidden(in window: UIWindow) -> Bool {
    var controller = window.rootViewController
    while let child = controller?.childForStatusBarHidden { controller = child }
    return controller?.prefersStatusBarHidden ?? false
  }
}
