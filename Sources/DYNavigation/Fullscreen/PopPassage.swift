import SwipeEngine
import UIKit

/// One push or pop that the engine moves, from its begin to the moment when UIKit has heard how it
/// ended. For UIKit it is animator and interaction controller in one.
///
/// It is in the finger's hand, as UIKit sees it, until all has come to rest: until then it can be caught
/// and turned round, and only then is it said whether it was finished or cancelled. The navigation bar
/// follows the same progress as the pages.
@MainActor final class PopPassage: NSObject {
  let kind: Kind
  let from: Page
  let to: Page
  /// How the engine ended it, once it has.
  var outcome: Outcome?
  var keyboard: KeyboardKeeper?
  /// The views, from the moment when UIKit has started.
  private(set) var panes: PopPanes?
  /// UIKit has ended it on its own, for something else.
  var wasTakenAway: () -> Void = {}
  var didStart: () -> Void = {}
  private var context: (any UIViewControllerContextTransitioning)?
  private var isOver = false
  private let isRightToLeft: Bool

  init(_ kind: Kind, from: Page, to: Page, in space: LeadingSpace) {
    (self.kind, self.from, self.to) = (kind, from, to)
    isRightToLeft = space.isRightToLeft
  }

  /// The page that lies on top.
  var upper: Page { kind == .push ? to : from }
  var lower: Page { kind == .push ? from : to }

  /// Whether UIKit means this one. It may call a push what the engine calls a pop, where another stack
  /// is set.
  func leads(from: UIViewController, to: UIViewController) -> Bool {
    !isOver && context == nil && from === self.from.controller && to === self.to.controller
  }

  /// Tells UIKit how far it is: 0 where it began, 1 where it leads.
  func update(_ progress: Double) {
    guard let context, context.isInteractive, !isOver else { return }
    context.updateInteractiveTransition(CGFloat(progress))
  }

  /// Tells UIKit how it ended, if UIKit has started and the end is known. Returns whether it did.
  func complete() -> Bool {
    guard let context, let outcome, !isOver else { return false }
    isOver = true
    self.context = nil  // which holds its animator: this
    panes?.close()
    if outcome == .cancelled { context.toView?.removeFromSuperview() }
    if context.isInteractive {
      switch outcome {
      case .completed: context.finishInteractiveTransition()
      case .cancelled: context.cancelInteractiveTransition()
      }
    }
    context.completeTransition(outcome == .completed)
    return true
  }

  /// Nobody waits for it any more: should UIKit start it yet, it ends at once.
  func giveUp() {
    outcome = outcome ?? .cancelled
    (didStart, wasTakenAway) = ({ [weak self] in _ = self?.complete() }, {})
    _ = complete()
  }

  private func start(_ context: any UIViewControllerContextTransitioning) {
    guard self.context == nil, !isOver else { return }
    self.context = context
    panes = PopPanes(context, kind, isRightToLeft: isRightToLeft)
    let endsAbove = kind == .push ? Outcome.completed : .cancelled
    if let outcome, outcome != endsAbove { panes?.place(upper: nil, lower: nil) }
    didStart()
  }
}

extension PopPassage: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    start(transitionContext)
  }

  var wantsInteractiveStart: Bool { true }
}

extension PopPassage: UIViewControllerAnimatedTransitioning {
  /// What the bar's own animations take, should there be any.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Feel.response }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    start(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard !isOver else { return }
    (isOver, context) = (true, nil)
    outcome = transitionCompleted ? .completed : .cancelled
    panes?.close()
    wasTakenAway()
  }
}

extension UIViewControllerContextTransitioning {
  var fromView: UIView? { view(forKey: .from) ?? viewController(forKey: .from)?.view }
  var toView: UIView? { view(forKey: .to) ?? viewController(forKey: .to)?.view }
}
