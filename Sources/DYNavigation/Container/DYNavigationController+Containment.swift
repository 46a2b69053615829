import UIKit

/// Parent and child, in UIKit's order.
extension DYNavigationController {
  /// The root is there from the start.
  func start() {
    guard let root = stack.top else { return }
    _ = appearances.place(root.id, .visible)
    lastEnd = StackEnd(top: root.id, count: stack.count)
    preferredContentSize = root.controller.preferredContentSize
    adoptStack()
  }

  /// Makes every page of the stack a child. A top that is still to come into sight is told then that
  /// it has arrived.
  func adoptStack() {
    for page in stack.pages where page.controller.parent !== self {
      adopt(page)
      if page != stack.top || page == stack.front { didStay(page) }
    }
  }

  func adopt(_ page: Page) {
    guard page.controller.parent !== self else { return }
    addChild(page.controller)
    arriving.insert(page.id)
    (page.controller as? any DYNavigationControllerDelegate)?.navigator = self
  }

  /// The page may go; if it is still here when all is over, it has not.
  func willLeave(_ page: Page) {
    guard page.controller.parent === self, leaving.insert(page.id).inserted else { return }
    arriving.remove(page.id)
    page.controller.willMove(toParent: nil)
  }

  /// The page is here to stay.
  func didStay(_ page: Page) {
    guard stack.index(of: page) != nil else { return }
    let hasLeft = leaving.remove(page.id) != nil
    if arriving.remove(page.id) != nil || hasLeft { page.controller.didMove(toParent: self) }
  }

  /// The page has gone out of sight for good.
  func remove(_ page: Page) {
    guard page.controller.parent === self else { return }
    willLeave(page)
    leaving.remove(page.id)
    page.controller.removeFromParent()
    let conforming = page.controller as? any DYNavigationControllerDelegate
    if conforming?.navigator === self { conforming?.navigator = nil }
  }

  /// The page is not coming back.
  func drop(_ page: Page) {
    if appearances.isTold(page.id) { appear(page, .hidden) }
    detach(page)
    remove(page)
    pageViews[page.id]?.close()
    pageViews[page.id] = nil
  }
}
