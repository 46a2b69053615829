import UIKit

/// A navigation controller with full-screen pop on.
///
/// It hears of its calls, so that those that come during a swipe take the page over from the finger, in
/// every version of the system: exactly one page leaves, nothing jumps, nothing is lost.
open class FullscreenNavigationController: UINavigationController {
  /// What is set; also before the view is loaded.
  public var fullscreenPopConfiguration = FullscreenPopConfiguration() {
    didSet { fullscreenPop?.configuration = fullscreenPopConfiguration }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    enableFullscreenPop(fullscreenPopConfiguration)
  }

  /// What takes a call out of UIKit's hands; nil for UIKit itself.
  private func taker(animated: Bool) -> EnginePop? {
    guard let engine = fullscreenPop?.mechanism as? EnginePop else { return nil }
    return engine.takes(animated: animated) ? engine : nil
  }

  open override var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      guard let relay = (fullscreenPop?.mechanism as? EnginePop)?.relay, delegate !== relay else {
        return
      }
      relay.adopt(self)
    }
  }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard let taker = taker(animated: animated) else {
      return super.pushViewController(viewController, animated: animated)
    }
    taker.push(viewController, animated: animated)
  }

  @discardableResult open override func popViewController(animated: Bool) -> UIViewController? {
    guard let taker = taker(animated: animated) else {
      return super.popViewController(animated: animated)
    }
    return taker.popTop(animated: animated).last
  }

  @discardableResult open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let taker = taker(animated: animated) else {
      return super.popToViewController(viewController, animated: animated)
    }
    return nonempty(taker.pop(to: viewController, animated: animated))
  }

  @discardableResult open override func popToRootViewController(
    animated: Bool
  ) -> [UIViewController]? {
    guard let taker = taker(animated: animated) else {
      return super.popToRootViewController(animated: animated)
    }
    return nonempty(taker.popToRoot(animated: animated))
  }

  open override func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool
  ) {
    guard let taker = taker(animated: animated) else {
      return super.setViewControllers(viewControllers, animated: animated)
    }
    taker.set(viewControllers, animated: animated)
  }

  private func nonempty(_ popped: [UIViewController]) -> [UIViewController]? {
    popped.isEmpty ? nil : popped
  }

  /// VoiceOver's way back is refused where the page may not be left.
  open override func accessibilityPerformEscape() -> Bool {
    let mayLeave = (topViewController as? any DYNavigationPage)?.canBeLeft ?? true
    guard mayLeave, viewControllers.count > 1, !isCovered else { return false }
    return popViewController(animated: true) != nil
  }
}
