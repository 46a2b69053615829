import DYNavigation
import UIKit

/// The calls that the container and a navigation controller have in common.
@MainActor package protocol StackController: UIViewController {
  var viewControllers: [UIViewController] { get }
  func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?)
  func popViewController(animated: Bool, completion: (() -> Void)?) -> UIViewController?
  func popToViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> [UIViewController]?
  func popToRootViewController(
    animated: Bool, completion: (() -> Void)?
  ) -> [UIViewController]?
  func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: (() -> Void)?)
}

extension DYNavigationController: StackController {}

/// UIKit's calls have no completion.
extension UINavigationController: StackController {
  package func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?
  ) { pushViewController(viewController, animated: animated) }
  package func popViewController(
    animated: Bool, completion: (() -> Void)?
  ) -> UIViewController? { popViewController(animated: animated) }
  package func popToViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> [UIViewController]? { popToViewController(viewController, animated: animated) }
  package func popToRootViewController(
    animated: Bool, completion: (() -> Void)?
  ) -> [UIViewController]? { popToRootViewController(animated: animated) }
  package func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: (() -> Void)?
  ) { setViewControllers(viewControllers, animated: animated) }
}
