import UIKit

/// The tab bar that pages with `hidesBottomBarWhenPushed` want out of the way. Only what was hidden
/// here is shown again.
@MainActor struct BottomBar {
  /// Whether the tab bar controller can be asked to hide its bar, from iOS 18 on.
  let asksTheController: Bool
  private weak var hidden: UITabBarController?

  init(asksTheController: Bool? = nil) {
    self.asksTheController = asksTheController ?? Self.canAsk
  }

  private static var canAsk: Bool {
    guard #available(iOS 18, *) else { return false }
    return true
  }

  mutating func update(_ controller: UITabBarController?, hides: Bool, animated: Bool) {
    if hides, let controller, hidden == nil, !isHidden(controller) {
      hidden = controller
      set(controller, isHidden: true, animated: animated)
    } else if !hides {
      giveBack(animated: animated)
    }
  }

  mutating func giveBack(animated: Bool = false) {
    if let hidden { set(hidden, isHidden: false, animated: animated) }
    hidden = nil
  }

  private func isHidden(_ controller: UITabBarController) -> Bool {
    if #available(iOS 18, *), asksTheController { return controller.isTabBarHidden }
    return controller.tabBar.isHidden
  }

  private func set(_ controller: UITabBarController, isHidden: Bool, animated: Bool) {
    if #available(iOS 18, *), asksTheController {
      controller.setTabBarHidden(isHidden, animated: animated)
    } else {
      controller.tabBar.isHidden = isHidden
      controller.viewIfLoaded?.setNeedsLayout()  // and with it the safe area of its pages
    }
  }
}
