import UIKit

extension UIScrollView {
  var scrollsHorizontally: Bool {
    isScrollEnabled
      && contentSize.width + adjustedContentInset.left + adjustedContentInset.right
        > bounds.width + 0.5
  }

  /// Whether its content can still follow the finger.
  func canMove(_ motion: SwipeMotion) -> Bool {
    guard scrollsHorizontally else { return false }
    let first = -adjustedContentInset.left
    let last = contentSize.width + adjustedContentInset.right - bounds.width
    return motion.isRightwards ? contentOffset.x > first + 0.5 : contentOffset.x < last - 0.5
  }
}
