import SwipeEngine
import UIKit

extension DYNavigationController: SwipeReceiver {
  var swipeView: UIView { view }

  func pointerDown(_ sample: PointerSample, on content: ContentUnderPointer) {
    self.content = content
    layoutPages()  // the direction is read at every gesture
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
      refreshSettings()
    }
    send(.scroll(sample))
  }
}
