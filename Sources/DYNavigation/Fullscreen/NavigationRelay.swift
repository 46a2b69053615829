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
  /// What is being handed on: another relay around this one would hand it back for ever.
  private var onTheWay: Set<Message> = []
  nonisolated(unsafe) private var asked: Selector?

  private struct Message: Hashable {
    let name: String
    let about: ObjectIdentifier
  }

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

  /// Hands a message about an object on to the app's delegate, unless it has just come from there.
  @discardableResult private func handOn<Answer>(
    _ name: String, about object: AnyObject,
    _ send: (any UINavigationControllerDelegate) -> Answer?
  ) -> Answer? {
    let message = Message(name: name, about: ObjectIdentifier(object))
    guard let app, onTheWay.insert(message).inserted else { return nil }
    defer { onTheWay.remove(message) }
    return send(app)
  }

  #if canImport(ObjectiveC)
    // What the app's delegate does not implement, this does not either, where UIKit tells by it.

    override func responds(to aSelector: Selector!) -> Bool {
      let isOurs = super.responds(to: aSelector) && !Self.appOnly.contains { $0 == aSelector }
      return isOurs || appResponds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      appResponds(to: aSelector) ? app : super.forwardingTarget(for: aSelector)
    }

    nonisolated private func appResponds(to selector: Selector?) -> Bool {
      guard let selector, asked != selector else { return false }
      let outer = asked
      asked = selector
      defer { asked = outer }
      return app?.responds(to: selector) == true
    }

    nonisolated private static let appOnly = [
      #selector(navigationControllerSupportedInterfaceOrientations(_:)),
      #selector(navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
    ]
  #endif
}

// An optional method of a protocol, taken as a value, is nil where it is not implemented.
private typealias Telling = (UINavigationController, UIViewController, Bool) -> Void
private typealias Animating = (
  UINavigationController, UINavigationController.Operation, UIViewController, UIViewController
) -> (any UIViewControllerAnimatedTransitioning)?
private typealias Driving = (
  UINavigationController, any UIViewControllerAnimatedTransitioning
) -> (any UIViewControllerInteractiveTransitioning)?
private typealias Turning = (UINavigationController) -> UIInterfaceOrientationMask

extension NavigationRelay {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let passage, passage.leads(from: fromVC, to: toVC) { return passage }
    return handOn("animation", about: toVC) { app in
      let ask: Animating? = app.navigationController(_:animationControllerFor:from:to:)
      return ask?(navigationController, operation, fromVC, toVC)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let passage = animationController as? PopPassage { return passage }
    return handOn("interaction", about: animationController) { app in
      let ask: Driving? = app.navigationController(_:interactionControllerFor:)
      return ask?(navigationController, animationController)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    willShow(viewController, animated)
    handOn("willShow", about: viewController) { app in
      let tell: Telling? = app.navigationController(_:willShow:animated:)
      tell?(navigationController, viewController, animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    handOn("didShow", about: viewController) { app in
      let tell: Telling? = app.navigationController(_:didShow:animated:)
      tell?(navigationController, viewController, animated)
    }
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    let answer = handOn("orientations", about: navigationController) { app in
      let ask: Turning? = app.navigationControllerSupportedInterfaceOrientations
      return ask?(navigationController)
    }
    return answer ?? .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    #if canImport(ObjectiveC)
      let answer = handOn("orientation", about: navigationController) { app in
        app.navigationControllerPreferredInterfaceOrientationForPresentation?(navigationController)
      }
      return answer ?? .portrait
    #else
      return .portrait
    #endif
  }
}
