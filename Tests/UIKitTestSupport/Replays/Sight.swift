import SwipeReplay

/// One page as it is seen in one frame: where its left side is, how dark and how opaque it is.
package struct Sight: Equatable {
  package var name: String
  package var x: Double
  package var shade: Double
  package var opacity: Double

  package init(name: String, x: Double, shade: Double, opacity: Double) {
    (self.name, self.x, self.shade, self.opacity) = (name, x, shade, opacity)
  }

  /// Half a point, and a hundredth of the rest, is near enough.
  fileprivate func isNear(_ page: Record.Page) -> Bool {
    abs(x - page.x) <= 0.5 && abs(shade - page.shade) <= 0.01
      && abs(opacity - page.opacity) <= 0.01
  }
}

extension Record.Frame {
  /// What is seen elsewhere than the engine has it, in words; nil when nothing is.
  package func difference(from seen: [Sight]) -> String? {
    guard seen.map(\.name) == pages.map(\.name) else {
      return "\(seen.map(\.name)) instead of \(pages.map(\.name))"
    }
    for (sight, page) in zip(seen, pages) where !sight.isNear(page) {
      return "\(sight) instead of \(page)"
    }
    return nil
  }
}
