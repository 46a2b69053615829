import Foundation

/// One transition as the controllers in it see it.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase {
    case gathering
    case running
    case over
  }

  let isAnimated: Bool
  var initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  var isInteractive: Bool
  var isCancelled = false
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  var isInterruptible: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  var containerView = UIView()
  weak var from: UIViewController?
  weak var to: UIViewController?

  private var phase = Phase.gathering
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [(block: Block, onlyOnce: Bool)] = []

  init(duration: TimeInterval, isAnimated: Bool = true, interactive: Bool = false) {
    transitionDuration = duration
    self.isAnimated = isAnimated
    initiallyInteractive = interactive
    isInteractive = interactive
  }

  @discardableResult func animate(
    alongsideTransition animation: Block?, completion: Block?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    guard phase != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if phase == .gathering { alongside.append(animation) } else { run([animation]) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append((handler, false))
  }
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interactionHandlers.append((handler, true))
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? from : key == .to ? to : nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : key == .to ? to : nil)?.viewIfLoaded
  }

  /// The animation starts: what was gathered runs with it.
  func start() {
    guard phase == .gathering else { return }
    phase = .running
    run(alongside)
    alongside = []
  }

  func interactionEnds(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler.block(self) }
    interactionHandlers.removeAll { $0.onlyOnce }
  }

  func finish(cancelled: Bool) {
    guard phase != .over else { return }
    start()
    isCancelled = cancelled
    phase = .over
    for completion in completions { completion(self) }
    completions = []
  }

  private func run(_ blocks: [Block]) {
    guard isAnimated else {
      for block in blocks { block(self) }
      return
    }
    UIView.animate(withDuration: transitionDuration) { for block in blocks { block(self) } }
  }
}
