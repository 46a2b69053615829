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
    guard page.controller.parent !== self, arriving.insert(page).inserted else { return }
    addChild(page.controller)
    (page.controller as? any DYNavigationControllerDelegate)?.navigator = self
  }

  /// The page may go; if it is still here when all is over, it has not.
  func willLeave(_ page: Page) {
    guard page.controller.parent === self, leaving.insert(page).inserted else { return }
    arriving.remove(page)
    page.controller.willMove(toParent: nil)
  }

  /// The page is here to stay.
  func didStay(_ page: Page) {
    guard stack.index(of: page) != nil else { return }
    let hasLeft = leaving.remove(page) != nil
    if arriving.remove(page) != nil || hasLeft { page.controller.didMove(toParent: self) }
  }

  /// All rests: pages that nobody saw have come or gone too.
  func settleContainment() {
    for page in arriving.union(leaving) {
      if stack.index(of: page) == nil { remove(page) } else { didStay(page) }
    }
  }

  /// The page has gone out of sight for good.
  func remove(_ page: Page) {
    guard page.controller.parent === self else { return }
    willLeave(page)
    leaving.remove(page)
    detach(page)
    page.controller.removeFromParent()
    let conforming = page.controller as? any DYNavigationControllerDelegate
    if conforming?.navigator === self { conforming?.navigator = nil }
  }

  /// Of some pages those that have left the stack and are not in sight: forward history, of which no
  /// event tells.
  func removeUnseen(of pages: [Page]) {
    for page in pages where stack.index(of: page) == nil && !appearances.isTold(page.id) {
      if page != stack.front, page != stack.back { remove(page) }
    }
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
