import UIKit

/// Appearance callbacks, by hand and in balance.
extension DYNavigationController {
  /// The page's place on the ruler has changed.
  func appear(_ page: Page, _ state: AppearanceBook.State) {
    tell(appearances.place(page.id, state), on: page, animated: isAnimated)
  }

  /// The container itself comes or goes, and its pages with it.
  func containerAppearance(_ state: AppearanceBook.State, animated: Bool) {
    appearances.container = state
    if state == .appearing { bottomBarMayHaveChanged(animated: animated) }
    let shown = [transition?.from, transition?.to, stack.back, stack.front]
    inOrder {
      for page in shown.compactMap({ $0 }) {
        tell(appearances.update(page.id), on: page, animated: animated)
      }
    }
    if state == .hidden { bottomBar.giveBack() }
  }

  private func tell(_ calls: [AppearanceBook.Call], on page: Page, animated: Bool) {
    for call in calls {
      switch call {
      case .beginAppearing:
        page.controller.beginAppearanceTransition(true, animated: animated)
      case .beginDisappearing:
        page.controller.beginAppearanceTransition(false, animated: animated)
      case .end:
        page.controller.endAppearanceTransition()
      }
    }
  }
}
