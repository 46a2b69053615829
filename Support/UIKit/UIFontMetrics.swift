import Foundation

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  @MainActor open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
  @MainActor open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
  @MainActor open func scaledValue(for value: CGFloat) -> CGFloat {
    value * StandIn.device.contentSizeCategory.standInFactor
  }
}
