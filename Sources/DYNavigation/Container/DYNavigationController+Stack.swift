import SwipeEngine
import SwipePages
import UIKit

/// The stack, in UIKit's words.
///
/// A completion is called once, when all has come to rest: right away if the call is refused or
/// leaves the stack as it is.
extension DYNavigationController {
  /// The stack, the root first; never empty. Assigning is `setViewControllers` without animation.
  public var viewControllers: [UIViewController] {
    get { stack.pages.map(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last one of the stack.
  public var topViewController: UIViewController? { stack.top?.controller }

  /// What the user sees: something presented, or the top of the stack.
  public var visibleViewController: UIViewController? {
    presented ?? topViewController
  }

  /// What covers the stack, or the top page alone.
  var presented: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController
  }

  /// Puts a controller on top. One that is on the stack already is refused.
  public func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let page = Page(viewController)
    call(animated: animated, completion) { stack, animated, time in
      stack.push(page, animated: animated, at: time)
    }
    if stack.top == page { inOrder { adopt(page) } }
  }

  /// Takes the top away, unless it is the root or may not be left. Returns what was popped.
  @discardableResult public func popViewController(
    animated: Bool, completion: (() -> Void)? = nil
  ) -> UIViewController? {
    let top = stack.top.map { [$0] } ?? []
    call(animated: animated, completion) { stack, animated, time in
      stack.send(.pop(animated: animated), at: time)
    }
    inOrder { removeUnseen(of: top) }
    return gone(of: top)?.last
  }

  /// Takes away what is above a controller of the stack. Returns it, lowest first; nil if that is
  /// nothing, or if the controller is not on the stack.
  @discardableResult public func popToViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) -> [UIViewController]? {
    let (page, before) = (Page(viewController), stack.pages)
    call(animated: animated, completion) { stack, animated, time in
      stack.pop(to: page, animated: animated, at: time)
    }
    inOrder { removeUnseen(of: before) }
    return gone(of: before)
  }

  /// Takes away all but the root. Returns it, lowest first; nil if there was nothing.
  @discardableResult public func popToRootViewController(
    animated: Bool, completion: (() -> Void)? = nil
  ) -> [UIViewController]? {
    let before = stack.pages
    call(animated: animated, completion) { stack, animated, time in
      stack.send(.popTo(0, animated: animated), at: time)
    }
    inOrder { removeUnseen(of: before) }
    return gone(of: before)
  }

  /// Another stack. It looks like a pop if its top was on the old one, else like a push. An empty stack
  /// and one that has a controller twice are refused.
  public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: (() -> Void)? = nil
  ) {
    let (pages, before, end) = (viewControllers.map(Page.init), stack.pages, lastEnd)
    call(animated: animated, completion) { stack, animated, time in
      stack.set(pages, animated: animated, at: time)
    }
    inOrder {
      adoptStack()
      removeUnseen(of: before)
    }
    setNeedsNavigationBarUpdate()
    if end == lastEnd, before != stack.pages { stackDidChange() }
  }

  /// One call of the app. What is not on screen is not animated.
  private func call(
    animated: Bool, _ completion: (() -> Void)?,
    _ ask: (inout PageStack<Page>, Bool, Int64) -> PageQuestion<Page>?
  ) {
    refreshSettings()
    let isSeen = animated && viewIfLoaded?.window?.isSeen == true
    var (before, completion) = ([Page](), completion)
    let hasCompletion = completion != nil
    drive(animated: isSeen) { stack, time in
      if hasCompletion { before = stack.pages }
      return ask(&stack, isSeen, time)
    } decided: {
      guard let waits = completion, before != stack.pages else { return }
      waiting.append(waits)
      completion = nil
    }
    completion?()
  }

  /// What of some pages is no longer on the stack.
  private func gone(of pages: [Page]) -> [UIViewController]? {
    let gone = pages.filter { stack.index(of: $0) == nil }
    return gone.isEmpty ? nil : gone.map(\.controller)
  }
}
