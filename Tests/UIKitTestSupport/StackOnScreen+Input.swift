#if os(Linux)
  import Foundation
  import UIKit

  extension StackOnScreen {
    /// A finger, down at a place that is in the middle of the height unless told.
    package func finger(at x: CGFloat, y: CGFloat = 400) -> StandInTouches {
      StandInTouches(window).down(at: CGPoint(x: x, y: y))
    }

    /// A level drag of so many points to the right in so many seconds, and up.
    package func swipe(
      from x: CGFloat = 40, by distance: CGFloat, in seconds: TimeInterval = 0.2
    ) {
      let finger = finger(at: x)
      finger.drag(to: CGPoint(x: x + distance, y: 400), in: seconds)
      finger.up()
    }

    /// The names on the stack once a swipe has come to rest.
    package func namesAfterSwipe(from x: CGFloat = 40, by distance: CGFloat) -> [String] {
      swipe(from: x, by: distance)
      rest()
      return names
    }

    /// The names on the stack once an animated push has come to rest.
    package func namesAfterPush(_ name: String) -> [String] {
      push(name, animated: true)
      rest()
      return names
    }

    /// Gives the screen, and the window with it, another size.
    package func resize(_ width: Double, _ height: Double) {
      StandIn.device.screenSize = CGSize(width: width, height: height)
      window.frame = CGRect(x: 0, y: 0, width: width, height: height)
      window.layoutIfNeeded()
      navigator.view.layoutIfNeeded()
    }

    package func turn(rightToLeft: Bool) {
      navigator.view.semanticContentAttribute =
        rightToLeft ? .forceRightToLeft : .forceLeftToRight
      navigator.view.layoutIfNeeded()
    }
  }
#endif
