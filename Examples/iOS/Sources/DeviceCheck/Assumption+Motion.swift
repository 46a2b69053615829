import DYNavigation
import UIKit

extension Assumption {
  /// The compositor.
  static var motion: [Assumption] {
    [
      Assumption(
        name: "The compositor shows a settling page where the model says it is, within 2 points",
        fixes: "CAKeyframeAnimation, beginTime on the layer's clock"
      ) { laboratory, report in
        withSettlingPage(laboratory) { page in
          let distance = page.distanceFromModel
          report(distance <= 2 ? .held : .differs("\(distance) points apart"))
        }
      },
      Assumption(
        name: "A settle goes on while the main thread is blocked",
        fixes: "StandInClock.stall"
      ) { laboratory, report in
        withSettlingPage(laboratory) { page in
          let before = page.shownX
          let end = CACurrentMediaTime() + 0.1
          while CACurrentMediaTime() < end, page.isOnDevice {}
          CATransaction.flush()
          let moved = abs(page.shownX - before)
          report(
            page.isOnDevice
              ? moved > 1 ? .held : .differs("it moved \(moved) points in 100 ms")
              : .held)
        }
      },
      Assumption(
        name: "A call that turns a settle round goes on from where the page is shown",
        fixes: "CALayer.presentation"
      ) { laboratory, report in
        withSettlingPage(laboratory) { page in
          let before = page.shownX
          page.controller.dyNavigationController?.popViewController(animated: true)
          let model = page.controller.view.superview?.layer.frame.minX ?? 0
          let distance = abs(before - model)
          report(distance <= 2 ? .held : .differs("it jumps by \(distance) points"))
        }
      },
      Assumption(
        name: "A layer shows nothing before it has been committed",
        fixes: "StandInParameters.presentationWaitsForCommit"
      ) { laboratory, report in
        let page = Probe("A", Log())
        laboratory.show(page) {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          page.view.addSubview(view)
          report(.comparing(view.layer.presentation() == nil, true))
        }
      },
      Assumption(
        name: "A page's safe area does not change while it moves sideways",
        fixes: "UIView+SafeArea (transforms do not count)"
      ) { laboratory, report in
        withSettlingPage(laboratory) { page in
          let insets = page.controller.view.safeAreaInsets
          laboratory.wait(1) {
            let later = page.controller.view.safeAreaInsets
            report(insets == later ? .held : .differs("\(insets) became \(later)"))
          }
        }
      },
    ]
  }

  /// Pushes a page and looks at it 0.1 s later.
  private static func withSettlingPage(
    _ laboratory: Laboratory, _ look: @escaping (MovingPage) -> Void
  ) {
    laboratory.stage(UIViewController()) { navigator in
      let page = Probe("B", Log())
      navigator.pushViewController(page, animated: true)
      laboratory.wait(0.1) { look(MovingPage(controller: page)) }
    }
  }
}

/// A page that is on its way.
@MainActor struct MovingPage {
  let controller: UIViewController

  /// Whether time passes by itself: the clock of a test stands still.
  var isOnDevice: Bool {
    let now = CACurrentMediaTime()
    for _ in 0..<100_000 where CACurrentMediaTime() != now { return true }
    return false
  }

  /// Where the compositor shows its left side, in the window.
  var shownX: CGFloat {
    guard let layer = controller.view.superview?.layer else { return 0 }
    return (layer.presentation() ?? layer).frame.minX
  }

  var distanceFromModel: CGFloat {
    guard let layer = controller.view.superview?.layer else { return 0 }
    return abs(shownX - layer.frame.minX)
  }
}
