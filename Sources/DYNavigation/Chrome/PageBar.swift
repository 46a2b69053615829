import UIKit

/// The navigation bar of one page: it moves with the page, so that no bar changes under a swipe that is
/// cancelled. It shows the page's own `navigationItem`, over a copy of what the page below says about
/// its back button.
@MainActor final class PageBar: NSObject, UINavigationBarDelegate {
  let view: UINavigationBar
  private let item: UINavigationItem
  private let goBack: () -> Void

  init(_ view: UINavigationBar, for page: UIViewController, goBack: @escaping () -> Void) {
    self.view = view
    item = page.navigationItem
    self.goBack = goBack
    super.init()
    view.delegate = self
  }

  /// The page below, nil for the root, gives the back button its title.
  func show(over below: UIViewController?) {
    let back = below.map { backItem($0.navigationItem, title: $0.title) }
    let items = [back, item].compactMap { $0 }
    let isSame = back.map { $0.looks(like: view.backItem) } ?? (view.backItem == nil)
    if view.items?.count != items.count || !isSame { view.setItems(items, animated: false) }
  }

  /// One item can't be in two bars.
  private func backItem(_ item: UINavigationItem, title: String?) -> UINavigationItem {
    let back = UINavigationItem(title: item.title ?? title ?? "")
    back.backBarButtonItem = item.backBarButtonItem
    back.backButtonTitle = item.backButtonTitle
    if #available(iOS 14, *) { back.backButtonDisplayMode = item.backButtonDisplayMode }
    return back
  }

  /// The stack decides, the page's veto included; the bar itself never changes.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    goBack()
    return false
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}

extension UINavigationItem {
  /// Whether a back button says the same for both.
  fileprivate func looks(like other: UINavigationItem?) -> Bool {
    guard let other, title == other.title, backButtonTitle == other.backButtonTitle,
      backBarButtonItem === other.backBarButtonItem
    else { return false }
    guard #available(iOS 14, *) else { return true }
    return backButtonDisplayMode == other.backButtonDisplayMode
  }
}
