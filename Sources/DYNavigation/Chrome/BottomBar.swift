import UIKit

/// The tab bar that pages with `hidesBottomBarWhenPushed` want out of the way. Only what was hidden
/// here is shown again.
@MainActor struct BottomBar {
  private weak var hidden: UITabBarController?

  mutating func update(_ controller: UITabBarController?, hides: Bool, animated: Bool) {
    if hides, let controller, hidden == nil {
      hidden = controller
      Self.set(controller, isHidden: true, animated: animated)
    } else if !hides {
      giveBack(animated: animated)
    }
  }

  mutating func giveBack(animated: Bool = false) {
    if let hidden { Self.set(hidden, isHidden: false, animated: animated) }
    hidden = nil
  }

  private static func set(_ controller: UITabBarController, isHidden: Bool, animated: Bool) {
    if #available(iOS 18, *) {
      controller.setTabBarHidden(isHidden, animated: animated)
    } else {
      controller.tabBar.isHidden = isHidden
    }
  }
}
