import UIKit

/// What a view controller may say about itself as a page. Everything has a default; every answer is
/// asked for when it matters, so it may change while the page is up.
@MainActor public protocol DYNavigationPage: UIViewController {
  /// Where a swipe back may begin on this page; nil for what the configuration says.
  var swipeArea: DYSwipeArea? { get }
  /// Whether the page has no navigation bar; nil for what the configuration says. After a change
  /// call `setNeedsNavigationBarUpdate()` of the navigation controller.
  var prefersNavigationBarHidden: Bool? { get }
  /// Whether the page may be left by a swipe, the back button, a key, VoiceOver's escape or a pop. A
  /// page that may not resists the finger.
  var canBeLeft: Bool { get }
  /// The page that a swipe forward pushes. Asked when such a swipe begins.
  var nextViewController: UIViewController? { get }
  /// What stands for the page in a saved path; nil if the path ends before it.
  var pathComponent: String? { get }
}

extension DYNavigationPage {
  public var swipeArea: DYSwipeArea? { nil }
  public var prefersNavigationBarHidden: Bool? { nil }
  public var canBeLeft: Bool { true }
  public var nextViewController: UIViewController? { nil }
  public var pathComponent: String? { restorationIdentifier }
}
