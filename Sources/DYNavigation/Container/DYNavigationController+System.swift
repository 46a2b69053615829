import UIKit

/// What follows the top page: status bar, home indicator, orientations, size, tab bar.
extension DYNavigationController {
  func topMayHaveChanged() {
    guard let top = stack.top, top.id != lastTop else { return }
    let isFirst = lastTop == nil
    lastTop = top.id
    if top.controller.preferredContentSize != .zero {
      preferredContentSize = top.controller.preferredContentSize
    }
    bottomBarMayHaveChanged(animated: isAnimated)
    guard !isFirst, isViewLoaded else { return }
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  /// A page that hides the tab bar hides it for the pages above it too.
  func bottomBarMayHaveChanged(animated: Bool) {
    guard appearances.container != .hidden, let tabs = tabBarController else { return }
    let hides = stack.pages.dropFirst().contains { $0.controller.hidesBottomBarWhenPushed }
    bottomBar.update(tabs, hides: hides, animated: animated)
  }
}
