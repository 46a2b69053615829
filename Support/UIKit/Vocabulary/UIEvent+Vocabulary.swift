import Foundation

extension UIEvent {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }
}

extension UIEvent {
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }
}

extension UIEvent {
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var primary: ButtonMask { ButtonMask(rawValue: 1 << 0) }
    public static var secondary: ButtonMask { ButtonMask(rawValue: 1 << 1) }
  }
}
