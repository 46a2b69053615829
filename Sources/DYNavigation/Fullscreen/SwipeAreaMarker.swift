import UIKit

/// A controller without a view to speak of that says for the page around it where a swipe back may
/// begin: what a SwiftUI view leaves in its page.
@MainActor final class SwipeAreaMarker: UIViewController {
  var area = DYSwipeArea.anywhere

  override func loadView() {
    view = UIView()
    view.isHidden = true
    view.isUserInteractionEnabled = false
  }
}

extension UIViewController {
  /// What a marker somewhere inside this controller says.
  var markedSwipeArea: DYSwipeArea? {
    for child in children {
      if let area = (child as? SwipeAreaMarker)?.area ?? child.markedSwipeArea { return area }
    }
    return nil
  }
}
