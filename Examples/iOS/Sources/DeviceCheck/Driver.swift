import UIKit

/// Moves one transition of UIKit's navigation controller from outside, as a finger would, and notes
/// what UIKit asks and tells.
@MainActor final class Driver: NSObject, UINavigationControllerDelegate {
  private(set) var asked = 0
  private(set) var shown: [UIViewController] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }

  /// Ends it, all in one turn.
  func end(completed: Bool) {
    guard let context else { return }
    self.context = nil
    if completed {
      context.finishInteractiveTransition()
    } else {
      context.view(forKey: .to)?.removeFromSuperview()
      context.cancelInteractiveTransition()
    }
    context.completeTransition(completed)
  }
}

extension Driver: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(transitionContext)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: to)
    container.addSubview(view)
    transitionContext.updateInteractiveTransition(0.5)
  }
}
