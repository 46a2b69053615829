import Foundation

@MainActor open class UIScreen: NSObject {
  static let standInMain = UIScreen()

  open class var main: UIScreen { standInMain }
  open class var screens: [UIScreen] { [standInMain] }
  open var bounds: CGRect { CGRect(origin: .zero, size: StandIn.device.screenSize) }
  open var scale: CGFloat { StandIn.device.scale }
  open var nativeScale: CGFloat { StandIn.device.scale }
  open var maximumFramesPerSecond: Int { StandIn.device.maximumFramesPerSecond }
  open var traitCollection: UITraitCollection { StandIn.device.traits }
}
