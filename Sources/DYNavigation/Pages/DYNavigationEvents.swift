import SwipeEngine
import UIKit

/// Push or pop.
public typealias DYNavigationKind = SwipeEngine.Kind
/// Who began a transition: a finger, a trackpad, a key, or a call.
public typealias DYNavigationCause = SwipeEngine.Cause
/// Completed or cancelled.
public typealias DYNavigationOutcome = SwipeEngine.Outcome
/// What was asked for in vain.
public typealias DYNavigationVerb = SwipeEngine.Verb
/// Why it can't be done.
public typealias DYNavigationRefusal = SwipeEngine.Refusal

/// Follows what a navigation controller does. Everything has a default. Each method may call
/// anything of the navigation controller.
@MainActor public protocol DYNavigationEventDelegate: AnyObject {
  /// A transition begins; it ends exactly once.
  func navigationController(
    _ navigator: DYNavigationController, didBegin kind: DYNavigationKind,
    by cause: DYNavigationCause)
  /// A page is coming into sight. It may yet go back, if a finger brings it.
  func navigationController(
    _ navigator: DYNavigationController, willShow page: UIViewController, animated: Bool)
  /// A page has come to stay. Not called after a cancelled transition, which shows nothing new.
  func navigationController(
    _ navigator: DYNavigationController, didShow page: UIViewController, animated: Bool)
  /// The transition is over.
  func navigationController(
    _ navigator: DYNavigationController, didEnd kind: DYNavigationKind,
    _ outcome: DYNavigationOutcome)
  /// The stack is another one: something was decided, and may still be moving.
  func navigationControllerDidChangeStack(_ navigator: DYNavigationController)
  /// A call, key or swipe came to nothing.
  func navigationController(
    _ navigator: DYNavigationController, didRefuse verb: DYNavigationVerb,
    because reason: DYNavigationRefusal)
  /// The page that a swipe forward pushes, if `page` itself offers none. Asked when the swipe begins.
  func navigationController(
    _ navigator: DYNavigationController, nextViewControllerAfter page: UIViewController
  ) -> UIViewController?
}

extension DYNavigationEventDelegate {
  public func navigationController(
    _ navigator: DYNavigationController, didBegin kind: DYNavigationKind,
    by cause: DYNavigationCause
  ) {}
  public func navigationController(
    _ navigator: DYNavigationController, willShow page: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigator: DYNavigationController, didShow page: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigator: DYNavigationController, didEnd kind: DYNavigationKind,
    _ outcome: DYNavigationOutcome
  ) {}
  public func navigationControllerDidChangeStack(_ navigator: DYNavigationController) {}
  public func navigationController(
    _ navigator: DYNavigationController, didRefuse verb: DYNavigationVerb,
    because reason: DYNavigationRefusal
  ) {}
  public func navigationController(
    _ navigator: DYNavigationController, nextViewControllerAfter page: UIViewController
  ) -> UIViewController? { nil }
}
