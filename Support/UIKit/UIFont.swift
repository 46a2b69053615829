import Foundation

/// A size and a weight; there are no glyphs.
open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  let standInWeight: Weight

  init(size: CGFloat, weight: Weight) {
    pointSize = size
    standInWeight = weight
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }
  @MainActor public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: StandIn.device.traits)
  }
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return UIFont(
      size: (standInSize(style) * category.standInFactor).rounded(),
      weight: style == .headline ? .semibold : .regular)
  }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }

  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.25 }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: standInWeight)
  }

  /// Every character is taken as half as wide as it is high.
  func standInWidth(of text: String) -> CGFloat { CGFloat(text.count) * pointSize / 2 }

  private static func standInSize(_ style: TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }
}

extension UIContentSizeCategory {
  public var isAccessibilityCategory: Bool { standInStep > 3 }

  /// How much bigger than at the default size.
  var standInFactor: CGFloat { max(0.8, 1 + CGFloat(standInStep) * 0.12) }

  private var standInStep: Int {
    let order: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    return (order.firstIndex(of: self) ?? 3) - 3
  }
}
