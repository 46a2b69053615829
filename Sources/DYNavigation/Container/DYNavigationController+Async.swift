import UIKit

/// The same calls for `async` code: each returns when all has come to rest, at once if it moves nothing
/// or is refused. The stack has changed by then, and may have changed again.
extension DYNavigationController {
  /// Puts a controller on top, and returns when it has arrived.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) async {
    await withCheckedContinuation { done in
      pushViewController(viewController, animated: animated) { done.resume() }
    }
  }

  /// Takes the top away, and returns what was popped when it has left; nil at the root, or where the
  /// page may not be left.
  @discardableResult public func popViewController(animated: Bool) async -> UIViewController? {
    var popped: UIViewController?
    await withCheckedContinuation { done in
      popped = popViewController(animated: animated) { done.resume() }
    }
    return popped
  }

  /// Takes away what is above a controller of the stack, and returns it, lowest first.
  @discardableResult public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) async -> [UIViewController]? {
    var popped: [UIViewController]?
    await withCheckedContinuation { done in
      popped = popToViewController(viewController, animated: animated) { done.resume() }
    }
    return popped
  }

  /// Takes away all but the root, and returns it, lowest first; nil if there was nothing.
  @discardableResult public func popToRootViewController(
    animated: Bool
  ) async -> [UIViewController]? {
    var popped: [UIViewController]?
    await withCheckedContinuation { done in
      popped = popToRootViewController(animated: animated) { done.resume() }
    }
    return popped
  }

  /// Another stack; returns when its top has arrived.
  public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool
  ) async {
    await withCheckedContinuation { done in
      setViewControllers(viewControllers, animated: animated) { done.resume() }
    }
  }
}
