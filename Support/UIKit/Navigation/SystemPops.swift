import Foundation

/// The two recognisers with which the system pops, and what they drive.
@MainActor final class SystemPops: NSObject, UIGestureRecognizerDelegate, StandInInvokable {
  private weak var owner: UINavigationController?
  let edge = UIScreenEdgePanGestureRecognizer()
  private(set) var content: ContentPopRecognizer?
  private var driver: SystemPopDriver?
  private var next: SystemPopDriver?

  init(_ owner: UINavigationController) {
    self.owner = owner
    super.init()
    edge.name = "UINavigationController.edgeSwipe"
    edge.addTarget(self, action: Selector(("handleNavigationTransition:")))
    edge.delegate = self
    if StandIn.parameters.contentPop == .fromTheStart { makeContent() }
  }

  func attach(to view: UIView) {
    let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    edge.edges = isTurned ? .right : .left
    content?.edges = edge.edges
    view.addGestureRecognizer(edge)
    if let content { view.addGestureRecognizer(content) }
  }

  func makeContentIfDue() {
    guard content == nil, StandIn.parameters.contentPop == .onceInAWindow else { return }
    guard let view = owner?.viewIfLoaded, view.window != nil else { return }
    makeContent()
    if let content { view.addGestureRecognizer(content) }
  }

  private func makeContent() {
    guard StandIn.parameters.system >= .iOS26 else { return }
    let recognizer = ContentPopRecognizer()
    recognizer.name = "UINavigationController.contentSwipe"
    recognizer.isEnabled = StandIn.parameters.contentPopIsOn
    recognizer.addTarget(self, action: Selector(("handleNavigationTransition:")))
    recognizer.delegate = self
    content = recognizer
  }

  /// What the transition that starts now is driven by, if a recogniser began it.
  func takeDriver() -> SystemPopDriver? {
    defer { next = nil }
    return next
  }

  /// The system's own begin test. A delegate of the app's takes its place, and with it the care.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.standInStack.count > 1, owner.standInTransition == nil else {
      return false
    }
    guard !owner.isNavigationBarHidden, !(owner.delegate is any StandInAnimatingDelegate) else {
      return false
    }
    guard let item = owner.standInStack.last?.navigationItem else { return false }
    let isReplaced = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }

  func standInInvoke(_ selector: Selector, with sender: Any?) {
    guard let pan = sender as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(progress(pan))
    case .ended: end(pan)
    case .cancelled, .failed: finish(completing: false)
    case .possible: break
    }
  }

  private func begin() {
    guard let owner else { return }
    guard owner.standInStack.count > 1 else {
      StandIn.fault("a pop was begun at the root: the next push would freeze")
      return
    }
    let driver = SystemPopDriver()
    (self.driver, next) = (driver, driver)
    owner.popViewController(animated: true)
    owner.standInStartIfWaiting()
  }

  private func end(_ pan: UIPanGestureRecognizer) {
    let speed = pan.velocity(in: owner?.view).x * side
    finish(completing: speed > 300 || speed > -300 && progress(pan) > 0.5)
  }

  private func finish(completing: Bool) {
    driver?.finish(completing: completing)
    driver = nil
  }

  private func progress(_ pan: UIPanGestureRecognizer) -> CGFloat {
    guard let view = owner?.view, view.bounds.width > 0 else { return 0 }
    return min(1, max(0, pan.translation(in: view).x * side / view.bounds.width))
  }

  private var side: CGFloat {
    owner?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }
}

/// Seems to be an edge pan on iOS too, so that a class test holds for both; it may start
/// anywhere and goes from leading to trailing.
@MainActor final class ContentPopRecognizer: UIScreenEdgePanGestureRecognizer {
  override func standInStarts(at point: CGPoint) -> Bool { true }

  override func standInIsFarEnough(_ travel: CGPoint) -> Bool {
    guard max(abs(travel.x), abs(travel.y)) >= StandIn.parameters.panSlop else { return false }
    let isTurned = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fits = abs(travel.x) > abs(travel.y) && (isTurned ? travel.x < 0 : travel.x > 0)
    if !fits { state = .failed }
    return fits
  }
}

/// Moves the default slide with the finger.
@MainActor final class SystemPopDriver: NSObject, UIViewControllerInteractiveTransitioning {
  let animator = SystemAnimator(.pop)
  var interaction: any UIViewControllerInteractiveTransitioning { self }
  private var context: (any UIViewControllerContextTransitioning)?
  private var progress: CGFloat = 0

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    animator.prepare(transitionContext)
  }

  func update(_ progress: CGFloat) {
    guard let context else { return }
    self.progress = progress
    animator.place(progress, context)
    context.updateInteractiveTransition(progress)
  }

  func finish(completing: Bool) {
    guard let context else { return }
    self.context = nil
    if completing {
      context.finishInteractiveTransition()
      animator.run(to: 1, seconds: max(0.01, 0.35 * (1 - progress)), context)
    } else {
      context.cancelInteractiveTransition()
      animator.run(to: 0, seconds: max(0.01, 0.35 * progress), context)
    }
  }
}
