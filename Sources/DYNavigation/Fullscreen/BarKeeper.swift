import UIKit

/// Shows or hides the navigation bar by what the pages say: whatever happens, the bar is a function of
/// the page that shows in the end. Pages that say nothing have it as the app had it.
@MainActor struct BarKeeper {
  /// Whether the app had it hidden, while a page's own wish is in force.
  private var isHiddenByApp: Bool?

  /// A page comes into sight.
  mutating func show(
    _ page: UIViewController?, in navigationController: UINavigationController, animated: Bool
  ) {
    let wish = (page as? any DYNavigationPage)?.prefersNavigationBarHidden
    guard let isHidden = wish ?? isHiddenByApp else { return }
    isHiddenByApp = wish == nil ? nil : isHiddenByApp ?? navigationController.isNavigationBarHidden
    guard isHidden != navigationController.isNavigationBarHidden else { return }
    navigationController.setNavigationBarHidden(isHidden, animated: animated)
  }
}
