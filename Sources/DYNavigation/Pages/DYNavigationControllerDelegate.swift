import UIKit

/// A page that reaches its navigation controller, and may offer the page that comes next.
///
/// The navigation controller fills in `navigator` when the page comes onto its stack, and clears it
/// when the page has left. Declare it weak: the navigation controller holds the page.
///
///     final class Detail: UIViewController, DYNavigationControllerDelegate {
///       weak var navigator: DYNavigationController?
///     }
@MainActor public protocol DYNavigationControllerDelegate: AnyObject {
  /// The navigation controller whose stack this page is on.
  var navigator: DYNavigationController? { get set }
  /// The page that a swipe to the left pushes; nil if there is none. Asked when such a swipe begins.
  func viewControllerToPush() -> UIViewController?
}

extension DYNavigationControllerDelegate {
  public func viewControllerToPush() -> UIViewController? { nil }
}

extension UIViewController {
  /// The navigation controller whose stack this controller, or one that it is in, is on.
  public var dyNavigationController: DYNavigationController? {
    var ancestor = parent
    while let controller = ancestor {
      if let navigator = controller as? DYNavigationController { return navigator }
      ancestor = controller.parent
    }
    return nil
  }
}
