import UIKit

/// A bar for each page that wants one.
extension DYNavigationController {
  /// Call it when what `prefersNavigationBarHidden` or a back button's title says has changed.
  public func setNeedsNavigationBarUpdate() {
    for (_, pageView) in pageViews { updateBar(of: pageView.page, in: pageView) }
  }

  func updateBar(of page: Page, in pageView: PageView) {
    guard !isBarHidden(of: page.controller) else { return pageView.setBar(nil) }
    let bar = pageView.bar ?? makeBar(for: page.controller)
    if let index = stack.index(of: page) {
      bar.show(over: stack.page(at: index - 1)?.controller)
    } else if bar.view.items?.isEmpty != false {
      bar.show(over: stack.top?.controller)  // a page that is only on its way in
    }
    pageView.setBar(bar)
  }

  private func isBarHidden(of controller: UIViewController) -> Bool {
    (controller as? any DYNavigationPage)?.prefersNavigationBarHidden
      ?? configuration.isNavigationBarHidden
  }

  private func makeBar(for controller: UIViewController) -> PageBar {
    PageBar(makeNavigationBar(), for: controller) { [weak self] in
      self?.popViewController(animated: true)
    }
  }
}
