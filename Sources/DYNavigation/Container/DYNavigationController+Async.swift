import UIKit

/// The same calls for `async` code: each returns when all has come to rest.
extension DYNavigationController {
  public func pushViewController(_ viewController: UIViewController, animated: Bool) async {
    await withCheckedContinuation { done in
      pushViewController(viewController, animated: animated) { done.resume() }
    }
  }

  @discardableResult public func popViewController(animated: Bool) async -> UIViewController? {
    var popped: UIViewController?
    await withCheckedContinuation { done in
      popped = popViewController(animated: animated) { done.resume() }
    }
    return popped
  }

  @discardableResult public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) async -> [UIViewController]? {
    var popped: [UIViewController]?
    await withCheckedContinuation { done in
      popped = popToViewController(viewController, animated: animated) { done.resume() }
    }
    return popped
  }

  @discardableResult public func popToRootViewController(
    animated: Bool
  ) async -> [UIViewController]? {
    var popped: [UIViewController]?
    await withCheckedContinuation { done in
      popped = popToRootViewController(animated: animated) { done.resume() }
    }
    return popped
  }

  public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool
  ) async {
    await withCheckedContinuation { done in
      setViewControllers(viewControllers, animated: animated) { done.resume() }
    }
  }
}
