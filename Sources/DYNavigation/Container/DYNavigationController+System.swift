import UIKit

/// What follows the top page: status bar, home indicator, orientations, size, tab bar.
extension DYNavigationController {
  func topMayHaveChanged() {
    guard let top = stack.top else { return }
    let end = StackEnd(top: top.id, count: stack.count)
    guard end != lastEnd else { return }
    lastEnd = end
    adopt(top)
    stackDidChange()
    preferredContentSize = top.controller.preferredContentSize
    bottomBarMayHaveChanged(animated: isAnimated)
    guard isViewLoaded else { return }
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    if #available(iOS 14, *) { setNeedsUpdateOfPrefersPointerLocked() }
    if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
    if #available(iOS 26, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  func stackDidChange() { delegate?.navigationControllerDidChangeStack(self) }

  /// A page that hides the tab bar hides it for the pages above it too.
  func bottomBarMayHaveChanged(animated: Bool) {
    guard appearances.container != .hidden, let tabs = tabBarController else { return }
    let hides = stack.pages.dropFirst().contains { $0.controller.hidesBottomBarWhenPushed }
    bottomBar.update(tabs, hides: hides, animated: animated)
  }
}

/// How a stack ends.
struct StackEnd: Equatable {
  let top: ObjectIdentifier
  let count: Int
}
