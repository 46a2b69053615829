import Foundation

extension UISwipeGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var right: Direction { Direction(rawValue: 1 << 0) }
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }
}
