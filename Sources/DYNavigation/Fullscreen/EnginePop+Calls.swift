import SwipeEngine
import SwipePages
import UIKit

/// Calls of the app's that come during a transition of ours, or that are ours to move anyhow. Only a
/// `FullscreenNavigationController` can tell of them.
extension EnginePop {
  /// Whether a call is the engine's, not UIKit's.
  func takes(animated: Bool) -> Bool {
    guard !isAsking, let navigationController else { return false }
    if passage != nil || !due.isEmpty || hasCalls { return true }
    return animated && pop?.configuration.movesCalls == true
      && navigationController.viewIfLoaded?.window?.isSeen == true
      && navigationController.transitionCoordinator == nil
  }

  func push(_ page: UIViewController, animated: Bool) {
    call(animated: animated) { stack, time in
      stack.push(Page(page), animated: animated, at: time)
    }
  }

  /// Returns what was popped, lowest first.
  func popTop(animated: Bool) -> [UIViewController] {
    call(animated: animated) { stack, time in stack.send(.pop(animated: animated), at: time) }
  }

  func pop(to page: UIViewController, animated: Bool) -> [UIViewController] {
    call(animated: animated) { stack, time in
      stack.pop(to: Page(page), animated: animated, at: time)
    }
  }

  func popToRoot(animated: Bool) -> [UIViewController] {
    call(animated: animated) { stack, time in stack.send(.popTo(0, animated: animated), at: time) }
  }

  func set(_ pages: [UIViewController], animated: Bool) {
    call(animated: animated) { stack, time in
      stack.set(pages.map(Page.init), animated: animated, at: time)
    }
  }

  @discardableResult private func call(
    animated: Bool, _ ask: (inout PageStack<Page>, Int64) -> PageQuestion<Page>?
  ) -> [UIViewController] {
    guard wake(), let before = stack?.pages else { return [] }
    (hasCalls, isCalling) = (true, true)
    var after = before
    drive(animated: animated) { stack, time in
      let question = ask(&stack, time)
      after = stack.pages
      return question
    }
    isCalling = false
    after = stack?.pages ?? navigationController?.viewControllers.map(Page.init) ?? after
    return before.filter { !after.contains($0) }.map(\.controller)
  }
}
