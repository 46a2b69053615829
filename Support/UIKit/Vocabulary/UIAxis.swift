import Foundation

public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
  public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
  public static var both: UIAxis { [.horizontal, .vertical] }
}
