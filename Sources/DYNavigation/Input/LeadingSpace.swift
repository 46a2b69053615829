import SwipeEngine
import UIKit

/// The flip between a view's points and the engine's, which run from the leading edge.
@MainActor struct LeadingSpace: Equatable {
  let width: CGFloat
  let isRightToLeft: Bool

  init(_ view: UIView) {
    width = view.bounds.width
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  init(width: CGFloat, isRightToLeft: Bool) {
    (self.width, self.isRightToLeft) = (width, isRightToLeft)
  }

  /// Points from the leading edge, for points from the left.
  func leading(_ x: CGFloat) -> Double { Double(isRightToLeft ? width - x : x) }

  /// Points to the right, for points away from the leading edge.
  func rightwards(_ x: Double) -> CGFloat { isRightToLeft ? -CGFloat(x) : CGFloat(x) }

  /// Points away from the leading edge, for points to the right.
  func away(_ x: CGFloat) -> Double { Double(isRightToLeft ? -x : x) }
}

extension Int64 {
  /// Microseconds, for UIKit's seconds.
  init(microseconds seconds: Double) { self = Int64((seconds * 1_000_000).rounded()) }
}
