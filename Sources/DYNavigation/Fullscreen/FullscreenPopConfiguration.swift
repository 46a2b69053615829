import SwipeEngine
import UIKit

/// What an app can set on a navigation controller with full-screen pop, at any time. What changes
/// during a swipe takes effect at the next one. Pages say more about themselves as `DYNavigationPage`.
@MainActor public struct FullscreenPopConfiguration {
  /// What moves the pages.
  public var way: FullscreenPopWay
  /// How the pages move under a finger; nil for `parallax`, the system's look.
  public var style: DYNavigationStyle?
  /// How a page settles when the finger has let go; nil for the package's own spring. A damping
  /// ratio goes from 0.1 to 10, a response from 0.01 to 10 seconds.
  public var spring: DYNavigationSpring?
  /// Where a swipe back may begin on pages that do not say so themselves.
  public var swipeArea: DYSwipeArea
  /// Whether a swipe forward pushes what the page offers as its `nextViewController`.
  public var pushesNextPage: Bool
  /// The page that a swipe forward pushes after one that offers none itself; nil where there is none.
  /// Asked when such a swipe begins.
  public var nextViewController: ((UIViewController) -> UIViewController?)?
  /// Whether calls and the back button move the pages in the same way, instead of the system's. Only
  /// a `FullscreenNavigationController` can do that.
  public var movesCalls: Bool

  /// All as by default but for what is given.
  public init(
    way: FullscreenPopWay = .automatic, style: DYNavigationStyle? = nil,
    spring: DYNavigationSpring? = nil, swipeArea: DYSwipeArea = .anywhere,
    pushesNextPage: Bool = false,
    nextViewController: ((UIViewController) -> UIViewController?)? = nil, movesCalls: Bool = false
  ) {
    self.way = way
    self.style = style
    self.spring = spring
    self.swipeArea = swipeArea
    self.pushesNextPage = pushesNextPage
    self.nextViewController = nextViewController
    self.movesCalls = movesCalls
  }

  /// Whether a swipe forward may push something.
  var pushes: Bool { pushesNextPage || nextViewController != nil }

  /// Whether it asks for what the system's own swipe can't do.
  var exceedsTheSystem: Bool { pushes || movesCalls || style != nil || spring != nil }
}

extension FullscreenPopConfiguration {
  /// Where a swipe back may begin on a page: what the page says, or a SwiftUI view in it.
  func swipeArea(of page: UIViewController?) -> DYSwipeArea {
    (page as? any DYNavigationPage)?.swipeArea ?? page?.markedSwipeArea ?? swipeArea
  }

  /// The engine's settings for a page.
  func settings(for page: UIViewController?) -> SwipeEngine.Configuration {
    SwipeEngine.Configuration(
      style: style ?? .parallax, spring: spring ?? DYNavigationSpring(),
      startDistance: swipeArea(of: page).distance,
      reducesMotion: UIAccessibility.isReduceMotionEnabled)
  }

  /// The page that a swipe forward pushes. A navigation controller can't be pushed.
  func next(after page: UIViewController) -> UIViewController? {
    let own =
      pushesNextPage
      ? (page as? any DYNavigationPage)?.nextViewController
        ?? (page as? any DYNavigationControllerDelegate)?.viewControllerToPush() : nil
    let next = own ?? nextViewController?(page)
    return next is UINavigationController ? nil : next
  }
}
