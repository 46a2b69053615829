import Foundation

/// One push or pop from its call to its end, and the context its animator works with.
@MainActor final class NavigationTransition: NSObject, UIViewControllerContextTransitioning {
  enum Phase {
    case waiting
    case inTheHand
    case running
    case over
  }

  let operation: UINavigationController.Operation
  let from: UIViewController
  let to: UIViewController
  let oldStack: [UIViewController]
  let newStack: [UIViewController]
  let isAnimated: Bool
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Who animates it and who drives it, while nobody has been asked.
  private var question: (() -> Performers)?
  let coordinator: TransitionCoordinator
  let containerView: UIView
  /// Called once when the transition is over, before anything else is done about it.
  var whenOver: (() -> Void)?
  private(set) var phase = Phase.waiting
  private(set) var transitionWasCancelled = false
  private var hasBeenAbandoned = false
  private weak var owner: UINavigationController?

  typealias Performers = (
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  )

  init(
    _ owner: UINavigationController, _ operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController, oldStack: [UIViewController],
    newStack: [UIViewController], animated: Bool,
    performers: @escaping () -> Performers
  ) {
    self.owner = owner
    (self.operation, self.from, self.to) = (operation, from, to)
    (self.oldStack, self.newStack, isAnimated) = (oldStack, newStack, animated)
    question = performers
    containerView = owner.standInContainer
    coordinator = TransitionCoordinator(
      duration: animated ? 0.35 : 0, isAnimated: animated)
    super.init()
    (coordinator.from, coordinator.to) = (from, to)
    coordinator.containerView = containerView
  }

  /// Asks who animates it and who drives it, once.
  func ask() {
    guard let question else { return }
    self.question = nil
    (animator, interaction) = question()
    coordinator.initiallyInteractive = interaction?.wantsInteractiveStart == true
    coordinator.isInteractive = coordinator.initiallyInteractive
  }

  var isInteractive: Bool { coordinator.isInteractive }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  /// The stack as the app sees it: while a pop is in the hand it is the old one.
  var visibleStack: [UIViewController] {
    let isOpen = phase == .inTheHand || phase == .waiting && isInteractive
    return isOpen && !StandIn.parameters.stackChangesAtTheStart ? oldStack : newStack
  }

  func begin() {
    phase = isInteractive ? .inTheHand : .running
    if isInteractive, let interaction {
      interaction.startInteractiveTransition(self)
    } else if let animator {
      animator.animateTransition(using: self)
    } else {
      // Layout comes in between, and with it is-appearing.
      StandIn.turns.next { [weak self] in self?.endUnanimated() }
    }
    coordinator.start()
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if phase != .inTheHand { misuse("updateInteractiveTransition") }
    coordinator.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { letGo(cancelled: false) }
  func cancelInteractiveTransition() { letGo(cancelled: true) }
  func pauseInteractiveTransition() {
    guard phase == .running else { return }
    phase = .inTheHand
    coordinator.isInteractive = true
  }

  private func letGo(cancelled: Bool) {
    guard phase == .inTheHand else {
      misuse(cancelled ? "cancelInteractiveTransition" : "finishInteractiveTransition")
      return
    }
    phase = .running
    transitionWasCancelled = cancelled
    coordinator.interactionEnds(cancelled: cancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasBeenAbandoned else { return }
    guard phase != .over else {
      StandIn.fault("completeTransition was called twice for one transition")
      return
    }
    if phase == .inTheHand {
      StandIn.fault(
        "completeTransition was called before the interaction was finished or cancelled")
    }
    if didComplete == transitionWasCancelled {
      StandIn.fault("completeTransition(\(didComplete)) contradicts the end of the interaction")
    }
    phase = .over
    transitionWasCancelled = !didComplete
    whenOver?()
    owner?.standInSettle(self, completed: didComplete)
  }

  /// Settled at once because something else is to happen; the animator may say what it likes.
  func abandon(completed: Bool) {
    guard phase != .over else { return }
    if phase == .inTheHand { letGo(cancelled: !completed) }
    phase = .over
    hasBeenAbandoned = true
    transitionWasCancelled = !completed
    whenOver?()
    owner?.standInSettle(self, completed: completed)
  }

  private func endUnanimated() {
    guard phase == .running else { return }
    completeTransition(true)
  }

  private func misuse(_ call: String) {
    guard !hasBeenAbandoned else { return }
    StandIn.fault("\(call) was called on a transition that is not in the hand")
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? from : key == .to ? to : nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : key == .to ? to : nil)?.view
  }
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? owner?.standInFrame(of: vc) ?? containerView.bounds : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? owner?.standInFrame(of: vc) ?? containerView.bounds : .zero
  }
}
