import SwipeEngine
import SwipePages
import UIKit

/// What the engine says, in UIKit's words.
extension DYNavigationController {
  func hear(_ event: PageEvent<Page>) {
    switch event {
    case .claimed: swipeGestureRecognizer.claim()
    case .contentCancelled: break  // the recogniser begins, and UIKit cancels the touches
    case .began(let kind, let cause): begin(kind, by: cause)
    case .ended(let outcome): end(outcome)
    case .willAppear(let page): pageWillAppear(page)
    case .didAppear(let page): pageDidAppear(page)
    case .willDisappear(let page): pageWillDisappear(page)
    case .didDisappear(let page): pageDidDisappear(page)
    case .dropped(let page): drop(page)
    case .refused(let verb, let reason):
      delegate?.navigationController(self, didRefuse: verb, because: reason)
    }
  }

  private func begin(_ kind: Kind, by cause: Cause) {
    transition = Passage(kind: kind, cause: cause)
    delegate?.navigationController(self, didBegin: kind, by: cause)
  }

  private func end(_ outcome: Outcome) {
    guard let ended = transition else { return }
    transition = nil
    if outcome == .cancelled { ended.keyboard?.restore() }
    hideCoveredPages()
    delegate?.navigationController(self, didEnd: ended.kind, outcome)
    guard outcome == .completed, let shown = ended.to else { return }
    delegate?.navigationController(self, didShow: shown.controller, animated: isAnimated)
    if appearances.container == .visible {
      UIAccessibility.post(notification: .screenChanged, argument: shown.controller.viewIfLoaded)
    }
  }

  private func pageWillDisappear(_ page: Page) {
    if transition?.from == nil {
      transition?.from = page
      transition?.keyboard = KeyboardKeeper(page.controller)
      if transition?.kind == .pop { willLeave(page) }
    }
    if stack.index(of: page) == nil { willLeave(page) }
    appear(page, .disappearing)
    if transition?.from == page, transition?.to == nil { transition?.keyboard?.dismiss() }
  }

  private func pageWillAppear(_ page: Page) {
    let isNew = transition?.to == nil
    if isNew { transition?.to = page }
    adopt(page)
    appear(page, .appearing)
    attach(page)
    guard isNew else { return }
    delegate?.navigationController(self, willShow: page.controller, animated: isAnimated)
  }

  private func pageDidDisappear(_ page: Page) {
    appear(page, .hidden)
    detach(page)
    if stack.index(of: page) == nil { remove(page) }
  }

  private func pageDidAppear(_ page: Page) {
    appear(page, .visible)
    didStay(page)
  }
}
