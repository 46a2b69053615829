import SwipeEngine
import UIKit

/// Where a recogniser sends what it reads.
@MainActor protocol SwipeReceiver: AnyObject {
  /// The view in whose coordinates swipes are measured.
  var swipeView: UIView { get }
  /// Which way these run; by default as in that view at this moment.
  var leadingSpace: LeadingSpace { get }
  /// Whether there is somewhere to go that way, for a receiver around this one.
  func canMove(_ direction: Direction) -> Bool
  /// A pointer came down on a view.
  func pointerDown(_ sample: PointerSample, on content: ContentUnderPointer)
  /// The pointer's next readings, oldest first.
  func pointerMoved(_ samples: [PointerSample])
  func pointerUp(_ sample: PointerSample)
  /// The pointer was taken away.
  func pointerCancelled(_ pointer: Int)
  /// A trackpad or wheel swipe over a view.
  func scrolled(_ sample: ScrollSample, on content: @autoclosure () -> ContentUnderPointer)
}

extension SwipeReceiver {
  var leadingSpace: LeadingSpace { LeadingSpace(swipeView) }
}
