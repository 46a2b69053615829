import Foundation

extension UIWindow {
  /// The root's view fills the window. Will-appear comes while it has no window, is-appearing
  /// with the next layout, did-appear in the turn after it.
  func standInExchangeRoot(_ old: UIViewController?) {
    if let old {
      old.standInBeginAppearance(false, animated: false)
      old.viewIfLoaded?.standInRemoveFromSuperview()
      old.standInEndAppearance()
    }
    guard let root = rootViewController else { return }
    root.standInIsPlacedBySystem = true
    root.loadViewIfNeeded()
    root.standInBeginAppearance(true, animated: false)
    guard let view = root.viewIfLoaded else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    StandIn.turns.next { [weak root] in
      StandIn.turns.next { [weak root] in root?.standInEndAppearance() }
    }
  }

  func standInLayoutPass() {
    layer.layoutIfNeeded()
    layer.standInLayoutTree()
    layer.standInMarkCommitted()
  }

  func standInDeviceChanged() {
    standInTraitsMayHaveChanged()
    let size = StandIn.device.screenSize
    if bounds.size != size, superview == nil {
      rootViewController?.standInWindowResizes(to: size)
      frame = CGRect(origin: .zero, size: size)
    }
    standInSafeAreaMayHaveChanged()
  }

  /// Takes the window off the screen, for a reset.
  func standInClose() {
    standInIsOnScreen = false
    isHidden = true
  }
}
