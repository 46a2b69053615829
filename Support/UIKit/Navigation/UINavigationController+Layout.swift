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
    if standInTransition == nil, let shown = standInShown, let view = shown.viewIfLoaded {
      let frame = standInFrame(of: shown)
      if view.transform.isIdentity, view.frame != frame { view.frame = frame }
    }
  }

  /// A screen fills the container, or what the bar leaves where it does not reach below it.
  func standInFrame(of controller: UIViewController) -> CGRect {
    var frame = standInContainer.bounds
    guard standInEndsAtTheBar(controller) else { return frame }
    frame.origin.y = navigationBar.frame.maxY
    frame.size.height -= frame.origin.y
    return frame
  }

  private func standInEndsAtTheBar(_ controller: UIViewController) -> Bool {
    guard !isNavigationBarHidden else { return false }
    let isOpaque = !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    return isOpaque || !controller.edgesForExtendedLayout.contains(.top)
  }

  func standInGiveInsets(_ controller: UIViewController) {
    var insets = UIEdgeInsets.zero
    if !isNavigationBarHidden, !standInEndsAtTheBar(controller) {
      insets.top = navigationBar.frame.maxY - view.safeAreaInsets.top
      let item = controller.navigationItem
      if item.searchController != nil, !item.hidesSearchBarWhenScrolling { insets.top += 52 }
    }
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
    view.frame = standInFrame(of: controller)
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
