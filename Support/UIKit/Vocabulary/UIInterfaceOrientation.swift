import Foundation

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var portrait: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 1)
  }
  public static var portraitUpsideDown: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 2)
  }
  public static var landscapeRight: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 3)
  }
  public static var landscapeLeft: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << 4)
  }
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
  public static var all: UIInterfaceOrientationMask { [.allButUpsideDown, .portraitUpsideDown] }
}

extension UIInterfaceOrientation {
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
