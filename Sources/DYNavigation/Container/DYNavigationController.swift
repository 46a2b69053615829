import SwipeEngine
import SwipePages
import UIKit

/// A stack of view controllers that a finger moves: swipe back and the page follows and pops, swipe
/// forward and the next page follows and is pushed; a moving page can be caught at any time.
///
///     window.rootViewController = DYNavigationController(rootViewController: Inbox())
///
/// The stack is what has been decided: a call changes it at once, a finger when it lets go. Everything
/// may be called at any time, in callbacks too.
open class DYNavigationController: UIViewController {
  /// Hears what happens, and gives the next page where pages do not.
  public weak var delegate: (any DYNavigationEventDelegate)?

  /// What the app has set. What shows takes effect when nothing moves.
  public var configuration: DYNavigationConfiguration {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }

  var stack: PageStack<Page>
  /// The views of pages that have been in sight and are still on the ruler.
  var pageViews: [ObjectIdentifier: PageView] = [:]
  var appearances = AppearanceBook()
  /// The transition that runs.
  var transition: Passage?
  /// Pages that have been told that they will move out of here, or in, and not yet that they did.
  var leaving: Set<Page> = []
  var arriving: Set<Page> = []
  /// Where the finger came down.
  var content: ContentUnderPointer?
  /// Whether the calls and events of this moment are animated.
  var isAnimated = true
  /// Whether something is going on that calls of the app must not come between.
  var isHearing = false
  /// Whether the engine was asked something, and the pages are still to be placed for it.
  var isUnfinished = false
  /// Whether what the compositor plays is out of date.
  var isPlanStale = false
  /// The pages that the compositor moves.
  var played: [ObjectIdentifier] = []
  /// What waits for all to come to rest.
  var waiting: [() -> Void] = []
  var space: LeadingSpace?
  var settings: SwipeEngine.Configuration
  var bottomBar = BottomBar()
  /// The top and the length of the stack when it was looked at last.
  var lastEnd: StackEnd?

  private(set) lazy var clock = FrameClock { [weak self] in self?.tick() }
  private(set) lazy var scrollSwipe = ScrollSwipe(receiver: self)
  /// The recogniser that follows the finger: for failure requirements, or to switch swipes off.
  public private(set) lazy var swipeGestureRecognizer = SwipeGestureRecognizer(receiver: self)

  /// A stack with a root.
  public init(
    rootViewController: UIViewController,
    configuration: DYNavigationConfiguration = DYNavigationConfiguration()
  ) {
    self.configuration = configuration
    settings = configuration.settings(for: rootViewController)
    stack = PageStack(root: Page(rootViewController), width: 1, configuration: settings)
    super.init(nibName: nil, bundle: nil)
    start()
  }

  /// A stack with an empty root, for a storyboard: set `viewControllers` before it shows.
  public required init?(coder: NSCoder) {
    configuration = DYNavigationConfiguration()
    settings = configuration.settings(for: nil)
    stack = PageStack(root: Page(UIViewController()), width: 1, configuration: settings)
    super.init(coder: coder)
    start()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    view.addGestureRecognizer(swipeGestureRecognizer)
    view.addGestureRecognizer(scrollSwipe.makeRecognizer())
    showFront()
  }

  /// The bar of a page that has one, for an app that wants its own kind.
  open func makeNavigationBar() -> UINavigationBar { UINavigationBar() }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutPages()
  }

  // Appearance: the pages' callbacks are ours to send.

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerAppearance(.appearing, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    containerAppearance(.visible, animated: animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    containerAppearance(.disappearing, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    containerAppearance(.hidden, animated: animated)
  }

  // What the system asks follows the top page.

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }
  @available(iOS 14, *)
  open override var childViewControllerForPointerLock: UIViewController? { topViewController }
  @available(iOS 26, *)
  open override var childForInterfaceOrientationLock: UIViewController? { topViewController }
  @available(iOS 15, *)
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    topViewController?.contentScrollView(for: edge) ?? super.contentScrollView(for: edge)
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  // Other ways in.

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func accessibilityPerformEscape() -> Bool { goBackByKey() }

  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + navigationKeyCommands
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !leadsNowhere(action) && super.canPerformAction(action, withSender: sender)
  }

  /// A key or menu item that means back.
  @IBAction public func goBack(_ sender: Any?) { _ = goBackByKey() }

  /// A key or menu item that means forward.
  @IBAction public func goForward(_ sender: Any?) {
    guard presented == nil else { return }
    refreshSettings()
    send(.key(.forward))
  }

  // State restoration.

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeStack(with: coder)
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeStack(with: coder)
  }
}
