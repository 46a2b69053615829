import Foundation

extension UIView: UITraitEnvironment {
  /// The controller's for its own view, else those of the view around it.
  var standInTraits: UITraitCollection {
    var traits = standInInheritedTraits
    if overrideUserInterfaceStyle != .unspecified {
      traits = traits.standInChanging { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    return traits
  }

  private var standInInheritedTraits: UITraitCollection {
    if let controller = standInController { return controller.traitCollection }
    if let superview { return superview.traitCollection }
    return StandIn.device.traits
  }

  func standInTraitsMayHaveChanged() {
    setNeedsLayout()
    for view in subviews { view.standInTraitsMayHaveChanged() }
  }

  func standInNoticeTraits() {
    guard window != nil else { return }
    let traits = traitCollection
    defer { standInLastTraits = traits }
    guard let last = standInLastTraits, last != traits else { return }
    traitCollectionDidChange(last)
    standInController?.traitCollectionDidChange(last)
  }
}
