import Foundation

extension UIView {
  /// What the superview's insets cover of this view, plus what its controller adds. Transforms
  /// do not count.
  var standInSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.standInDeviceInsets
    } else if let superview, self.window != nil {
      let outer = superview.safeAreaInsets
      let place = standInUntransformedFrame
      let space = superview.bounds
      insets.top = max(0, outer.top - (place.minY - space.minY))
      insets.left = max(0, outer.left - (place.minX - space.minX))
      insets.bottom = max(0, outer.bottom - (space.maxY - place.maxY))
      insets.right = max(0, outer.right - (space.maxX - place.maxX))
    }
    guard let controller = standInController else { return insets }
    return insets + controller.additionalSafeAreaInsets + controller.standInBarInsets
  }

  private var standInUntransformedFrame: CGRect {
    CGRect(
      x: center.x - layer.anchorPoint.x * bounds.width,
      y: center.y - layer.anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
  }

  func standInNoticeSafeArea() {
    guard window != nil else { return }
    let insets = safeAreaInsets
    guard insets != (standInLastSafeArea ?? .zero) else { return }
    standInLastSafeArea = insets
    safeAreaInsetsDidChange()
    standInController?.viewSafeAreaInsetsDidChange()
  }
}
