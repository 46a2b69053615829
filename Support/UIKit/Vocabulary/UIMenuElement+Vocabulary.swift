import Foundation

extension UIMenuElement {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }
}

extension UIMenuElement {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
}

extension UIAction {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

  }
}
