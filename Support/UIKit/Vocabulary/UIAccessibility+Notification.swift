import Foundation

extension UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1_000)
    public static let layoutChanged = Notification(rawValue: 1_001)
    public static let announcement = Notification(rawValue: 1_008)
    public static let pageScrolled = Notification(rawValue: 1_009)
  }
}
