import Foundation

/// The default slide: the front screen crosses the whole width, the one behind three tenths of
/// it. Its real curve is not known; this one eases in and out for 0.35 seconds.
@MainActor final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private var duration: TimeInterval = 0.35

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    prepare(transitionContext)
    run(to: 1, transitionContext)
  }

  /// Both views in place, at the start.
  func prepare(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
    if let screen = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: screen)
    }
    if operation == .push {
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, belowSubview: from)
    }
    place(0, context)
  }

  /// `progress` from 0, where it began, to 1, where it leads.
  func place(_ progress: CGFloat, _ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
    let (front, back) = operation == .push ? (to, from) : (from, to)
    let q = operation == .push ? progress : 1 - progress
    let bounds = context.containerView.bounds
    let side: CGFloat =
      context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    front.center.x = bounds.midX + side * bounds.width * (1 - q)
    back.center.x = bounds.midX - side * 0.3 * bounds.width * q
  }

  /// Slides on to 1, or back to 0, and completes.
  func run(
    to end: CGFloat, seconds: TimeInterval = 0.35,
    _ context: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(withDuration: seconds, delay: 0, options: [.allowUserInteraction]) { [self] in
      place(end, context)
    } completion: { [self] _ in
      let views = [context.view(forKey: .to), context.view(forKey: .from)]
      for view in views { view?.center.x = context.containerView.bounds.midX }
      context.completeTransition(end == 1)
      _ = self
    }
  }
}
