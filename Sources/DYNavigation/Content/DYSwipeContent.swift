import SwipeEngine
import UIKit

/// Along the stack: back to the page before, or forward to the next.
public typealias DYSwipeDirection = SwipeEngine.Direction

/// A view, or the controller of a view, that may want horizontal swipes for itself: a map, a drawing
/// area, a chart, a web view with history.
///
///     extension MKMapView: @retroactive DYSwipeContent {
///       public func wantsSwipe(_ direction: DYSwipeDirection, from point: CGPoint) -> Bool { true }
///     }
@MainActor public protocol DYSwipeContent: AnyObject {
  /// Whether a swipe that would go back or forward, and that began at a point in the view's
  /// coordinates, is the view's own. Asked once, when the finger has moved 10 points.
  func wantsSwipe(_ direction: DYSwipeDirection, from point: CGPoint) -> Bool
}
