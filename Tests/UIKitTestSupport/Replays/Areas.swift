#if os(Linux)
  import DYNavigation
  import SwipeReplay
  import UIKit

  extension UIView {
    /// Has a replay's areas as its only subviews: the last one is on top, and inside the one that
    /// surrounds it.
    @MainActor func have(_ areas: [Replay.Area]) {
      for old in subviews { old.removeFromSuperview() }
      var placed: [(frame: CGRect, view: UIView)] = []
      for area in areas {
        let view = area.makeView()
        let frame = view.frame
        if let outer = placed.last(where: { $0.frame.contains(frame) }) {
          view.frame.origin.x += outer.view.bounds.origin.x - outer.frame.origin.x
          view.frame.origin.y += outer.view.bounds.origin.y - outer.frame.origin.y
          outer.view.addSubview(view)
        } else {
          addSubview(view)
        }
        placed.append((frame, view))
      }
    }
  }

  extension Replay.Area {
    @MainActor fileprivate func makeView() -> UIView {
      let frame = CGRect(x: x, y: y, width: width, height: height)
      switch kind {
      case .control: return Knob(frame: frame)
      case .scroller(let offset, let content):
        let scroller = UIScrollView(frame: frame)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.contentSize = CGSize(width: content, height: height)
        scroller.contentOffset = CGPoint(x: offset, y: 0)
        return scroller
      }
    }
  }

  /// A control of the app's own that wants every swipe.
  private final class Knob: UIView, DYSwipeContent {
    func wantsSwipe(_ direction: DYSwipeDirection, from point: CGPoint) -> Bool { true }
  }
#endif
