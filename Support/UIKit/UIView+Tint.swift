extension UIView {
  func standInTintChanged() {
    tintColorDidChange()
    for view in subviews where view.standInTint == nil { view.standInTintChanged() }
  }
}
