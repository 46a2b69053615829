import Foundation

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  /// One layout pass over this view alone: the layer first, then the view, as measured.
  func standInLayout() {
    standInNoticeSafeArea()
    standInNoticeTraits()
    let controller = standInController
    controller?.standInViewLaysOut()
    controller?.viewWillLayoutSubviews()
    layer.layoutSublayers()
    controller?.viewDidLayoutSubviews()
  }

  func standInBoundsChanged(from old: CGRect) {
    guard bounds.size != old.size else {
      standInSafeAreaMayHaveChanged()
      return
    }
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.standInAutoresize(from: old.size, to: bounds.size)
      }
    }
  }

  func standInGeometryChanged() { standInSafeAreaMayHaveChanged() }

  /// Only what is really covered differently is laid out again: a view that merely moves is not.
  func standInSafeAreaMayHaveChanged() {
    guard window != nil, safeAreaInsets != (standInLastSafeArea ?? .zero) else { return }
    setNeedsLayout()
    for view in subviews { view.standInSafeAreaMayHaveChanged() }
  }

  private func standInAutoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var (center, bounds) = (center, bounds)
    let place = CGRect(
      x: center.x - layer.anchorPoint.x * bounds.width,
      y: center.y - layer.anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    let x = standInShare(
      new.width - old.width, start: place.minX, length: place.width, whole: old.width,
      mask: (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
    let y = standInShare(
      new.height - old.height, start: place.minY, length: place.height, whole: old.height,
      mask: (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
    bounds.size = CGSize(width: x.length, height: y.length)
    center = CGPoint(
      x: x.start + layer.anchorPoint.x * x.length, y: y.start + layer.anchorPoint.y * y.length)
    if self.bounds != bounds { self.bounds = bounds }
    if self.center != center { self.center = center }
  }

  /// Flexible parts share what is gained or lost in proportion to their sizes.
  private func standInShare(
    _ change: CGFloat, start: CGFloat, length: CGFloat, whole: CGFloat,
    mask: (AutoresizingMask, AutoresizingMask, AutoresizingMask)
  ) -> (start: CGFloat, length: CGFloat) {
    let sizes = [start, length, whole - start - length]
    let flexible = [mask.0, mask.1, mask.2].map { autoresizingMask.contains($0) }
    let total = zip(sizes, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(flexible.filter { $0 }.count)
    guard count > 0 else { return (start, length) }
    func gain(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total == 0 ? change / count : change * sizes[index] / total
    }
    return (start + gain(0), length + gain(1))
  }
}
