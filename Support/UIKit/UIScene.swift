import Foundation

@MainActor open class UIScene: UIResponder {
  open internal(set) var activationState = ActivationState.foregroundActive
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
}

/// A scene that holds windows.
@MainActor open class UIWindowScene: UIScene {
  /// A connected scene on the main screen.
  public override init() { super.init() }

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { StandIn.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var traitCollection: UITraitCollection { StandIn.device.traits }
  open var interfaceOrientation: UIInterfaceOrientation {
    StandIn.device.screenSize.width > StandIn.device.screenSize.height ? .landscapeLeft : .portrait
  }
}
