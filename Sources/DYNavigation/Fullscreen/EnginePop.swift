import SwipeEngine
import SwipePages
import UIKit

/// The engine moves the pages of a navigation controller, as an interactive animation of UIKit's.
///
/// When a finger comes down, the engine gets the controller's stack of that moment; when all has come
/// to rest and no finger is left, it is gone. So nothing is left behind, and what the app does to its
/// controller meanwhile is the app's business. For each transition that the engine begins, UIKit is
/// asked for the same push or pop; when the engine ends it, UIKit is told how.
@MainActor final class EnginePop: FullscreenPopMechanism {
  private(set) weak var pop: FullscreenPop?
  /// The stack that moves; nil while nothing does and no finger is down.
  var stack: PageStack<Page>?
  /// The transition that UIKit has been asked for.
  var passage: PopPassage?
  /// Those that the engine has begun since, in order.
  var due: [PopPassage] = []
  /// The transition that the engine is telling of.
  var opening: Opening?
  /// Where the finger came down.
  var content: ContentUnderPointer?
  /// Whether the calls and events of this moment are animated.
  var isAnimated = true
  /// Whether the call that the controller hears is ours.
  var isAsking = false
  /// Whether the engine is asked to do what the app calls for, which no page refuses.
  var isCalling = false
  /// Whether calls have changed the engine's stack, so that UIKit's has to become the same.
  var hasCalls = false
  /// Whether what the compositor plays is out of date.
  var isPlanStale = false
  weak var played: PopPassage?
  var space: LeadingSpace?
  var settings: SwipeEngine.Configuration?
  var bar = BarKeeper()
  let relay = NavigationRelay()

  private(set) lazy var clock = FrameClock { [weak self] in self?.tick() }
  lazy var watchdog = Watchdog { [weak self] in self?.finishByForce() }
  private lazy var scrollSwipe = ScrollSwipe(receiver: self)
  private(set) lazy var recognizer = SwipeGestureRecognizer(receiver: self)
  private lazy var scrollRecognizer = scrollSwipe.makeRecognizer()

  /// What the engine has told of a transition so far.
  struct Opening {
    let kind: Kind
    var from: Page?
  }

  var navigationController: UINavigationController? { pop?.navigationController }

  func start(for pop: FullscreenPop) -> Bool {
    guard let navigationController = pop.navigationController,
      let view = navigationController.view
    else { return false }
    self.pop = pop
    view.addGestureRecognizer(recognizer)
    view.addGestureRecognizer(scrollRecognizer)
    pop.turnSystemPopsOff()
    relay.willShow = { [weak self] page, animated in self?.willShow(page, animated: animated) }
    relay.adopt(navigationController)
    bar.show(navigationController.topViewController, in: navigationController, animated: false)
    return true
  }

  func stop() {
    rollBack()
    pop?.giveSystemPopsBack()
    guard let view = navigationController?.viewIfLoaded else { return }
    view.removeGestureRecognizer(recognizer)
    view.removeGestureRecognizer(scrollRecognizer)
    if let navigationController { relay.release(navigationController) }
  }

  /// A finger that is down when this is called moves nothing that is ours.
  func fingerWillCome(at point: CGPoint) {
    guard let navigationController else { return }
    pop?.turnSystemPopsOff()
    relay.adopt(navigationController)
  }

  private func willShow(_ page: UIViewController, animated: Bool) {
    guard let navigationController else { return }
    bar.show(page, in: navigationController, animated: animated)
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak self] context in
      if context.isCancelled { self?.barMayHaveChanged() }
    }
  }

  /// The bar becomes what the page on top wants.
  func barMayHaveChanged() {
    guard let navigationController else { return }
    bar.show(navigationController.topViewController, in: navigationController, animated: false)
  }
}

extension EnginePop: SwipeReceiver {
  var swipeView: UIView { navigationController?.view ?? UIView() }

  /// The direction that there was when the engine got the stack: another one holds from the next swipe.
  var leadingSpace: LeadingSpace {
    let now = LeadingSpace(swipeView)
    guard stack != nil, let space else { return now }
    return LeadingSpace(width: now.width, isRightToLeft: space.isRightToLeft)
  }

  func canMove(_ direction: SwipeEngine.Direction) -> Bool {
    guard let navigationController, let pop,
      let top = navigationController.topViewController
    else { return false }
    switch direction {
    case .back: return navigationController.viewControllers.count > 1
    case .forward: return pop.configuration.next(after: top) != nil
    }
  }

  func pointerDown(_ sample: PointerSample, on content: ContentUnderPointer) {
    guard wake() else { return }
    self.content = content
    send(.down(sample))
  }

  func pointerMoved(_ samples: [PointerSample]) {
    fit()
    for sample in samples { send(.move(sample)) }
  }

  func pointerUp(_ sample: PointerSample) {
    fit()
    send(.up(sample))
  }

  func pointerCancelled(_ pointer: Int) { send(.cancel(pointer: pointer)) }

  func scrolled(_ sample: ScrollSample, on content: @autoclosure () -> ContentUnderPointer) {
    if sample.phase == .began {
      guard wake() else { return }
      self.content = content()
    }
    send(.scroll(sample))
  }
}
