import UIKit

/// Stands in for the app's navigation delegate: it adds our animation where a finger moves a page,
/// and hands on everything else.
@MainActor final class NavigationRelay: NSObject, UINavigationControllerDelegate {
  /// The app's own delegate. Only ever used on the main thread, as UIKit does.
  nonisolated(unsafe) private(set) weak var app: (any UINavigationControllerDelegate)?
  /// The transition that UIKit is asked for.
  weak var passage: PopPassage?
  /// A page is about to show.
  var willShow: (UIViewController, Bool) -> Void = { _, _ in }

  /// Becomes the delegate; the one that is there, also one that has been set since, is handed on to.
  func adopt(_ navigationController: UINavigationController) {
    guard navigationController.delegate !== self else { return }
    app = navigationController.delegate
    navigationController.delegate = self
  }

  /// The app's delegate is the delegate again.
  func release(_ navigationController: UINavigationController) {
    if navigationController.delegate === self { navigationController.delegate = app }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let passage, passage.leads(from: fromVC, to: toVC) { return passage }
    let ask:
      (
        (UINavigationController, UINavigationController.Operation, UIViewController, UIViewController)
          -> (any UIViewControllerAnimatedTransitioning)?
      )? = app?.navigationController(_:animationControllerFor:from:to:)
    return ask?(navigationController, operation, fromVC, toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let passage = animationController as? PopPassage { return passage }
    let ask:
      (
        (UINavigationController, any UIViewControllerAnimatedTransitioning)
          -> (any UIViewControllerInteractiveTransitioning)?
      )? = app?.navigationController(_:interactionControllerFor:)
    return ask?(navigationController, animationController)
  }

  #if canImport(ObjectiveC)
    // What the app's delegate does not implement, this does not either, where UIKit tells by it.

    override func responds(to aSelector: Selector!) -> Bool {
      let isOurs = super.responds(to: aSelector) && !Self.appOnly.contains { $0 == aSelector }
      return isOurs || app?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      app?.responds(to: aSelector) == true ? app : super.forwardingTarget(for: aSelector)
    }

    nonisolated private static let appOnly = [
      #selector(navigationControllerSupportedInterfaceOrientations(_:)),
      #selector(navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
    ]
  #endif
}

extension NavigationRelay {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    willShow(viewController, animated)
    let tell: ((UINavigationController, UIViewController, Bool) -> Void)? =
      app?.navigationController(_:willShow:animated:)
    tell?(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let tell: ((UINavigationController, UIViewController, Bool) -> Void)? =
      app?.navigationController(_:didShow:animated:)
    tell?(navigationController, viewController, animated)
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    let ask: ((UINavigationController) -> UIInterfaceOrientationMask)? =
      app?.navigationControllerSupportedInterfaceOrientations
    return ask?(navigationController) ?? .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    #if canImport(ObjectiveC)
      app?.navigationControllerPreferredInterfaceOrientationForPresentation?(navigationController)
        ?? .portrait
    #else
      .portrait
    #endif
  }
}
