import SwipeEngine
import UIKit

extension DYNavigationController: SwipeReceiver {
  var swipeView: UIView { view }

  /// Another direction than before holds from the next gesture on.
  var leadingSpace: LeadingSpace {
    let now = LeadingSpace(view)
    guard let space, stack.scene.phase != .resting || stack.navigator.pointer != nil else {
      return now
    }
    return LeadingSpace(width: now.width, isRightToLeft: space.isRightToLeft)
  }

  func canMove(_ direction: Direction) -> Bool {
    guard let top = stack.top?.controller else { return false }
    switch direction {
    case .back: return stack.count > 1
    case .forward: return nextPage(after: top) != nil
    }
  }

  func pointerDown(_ sample: PointerSample, on content: ContentUnderPointer) {
    self.content = content
    layoutPages()
    refreshSettings()
    send(.down(sample))
  }

  func pointerMoved(_ samples: [PointerSample]) {
    for sample in samples { send(.move(sample)) }
  }

  func pointerUp(_ sample: PointerSample) { send(.up(sample)) }

  func pointerCancelled(_ pointer: Int) { send(.cancel(pointer: pointer)) }

  func scrolled(_ sample: ScrollSample, on content: @autoclosure () -> ContentUnderPointer) {
    if sample.phase == .began {
      self.content = content()
      layoutPages()
      refreshSettings()
    }
    send(.scroll(sample))
  }
}
