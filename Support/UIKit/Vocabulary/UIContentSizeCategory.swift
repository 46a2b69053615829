import Foundation

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
}
