import Foundation

extension UINavigationController {
  /// The bar sits below the safe area's top, at least 10 points down; its height is 54.
  func standInPlaceBars() {
    let safe = view.safeAreaInsets
    standInContainer.frame = view.bounds
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: max(safe.top, 10), width: view.bounds.width, height: 54)
    toolbar.isHidden = isToolbarHidden
    let height = 49 + safe.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    for controller in standInStack { standInGiveInsets(controller) }
  }

  func standInGiveInsets(_ controller: UIViewController) {
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden { insets.top = navigationBar.frame.maxY - view.safeAreaInsets.top }
    if !isToolbarHidden { insets.bottom = 49 }
    if controller.standInBarInsets != insets { controller.standInBarInsets = insets }
  }

  /// Puts the top screen in when nothing is shown yet.
  func standInShowTopIfNeeded() {
    guard standInShown == nil, let top = standInStack.last else { return }
    guard standInAppearance.phase == .appearing || standInAppearance.phase == .appeared else {
      return
    }
    standInShown = top
    top.standInIsPlacedBySystem = true
    delegate?.navigationController(self, willShow: top, animated: standInAppearance.animated)
    top.standInBeginAppearance(true, animated: standInAppearance.animated)
    standInInstall(top)
    if standInAppearance.phase == .appeared { top.standInEndAppearance() }
    delegate?.navigationController(self, didShow: top, animated: standInAppearance.animated)
  }

  func standInInstall(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    view.frame = standInContainer.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    standInGiveInsets(controller)
    standInContainer.addSubview(view)
  }

  /// The bar's delegate is this controller, where a subclass says it is one.
  func standInTapBack() {
    guard let item = standInStack.last?.navigationItem, standInStack.count > 1 else { return }
    let judge = self as? any UINavigationBarDelegate
    guard judge?.navigationBar(navigationBar, shouldPop: item) ?? true else { return }
    popViewController(animated: true)
    judge?.navigationBar(navigationBar, didPop: item)
  }
}
