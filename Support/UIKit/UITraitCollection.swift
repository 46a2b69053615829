import Foundation

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A few traits as one value.
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Equatable {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayScale: CGFloat = 0
  }

  let values: Values

  init(_ values: Values) { self.values = values }
  public override convenience init() { self.init(Values()) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: idiom))
  }
  public convenience init(displayScale scale: CGFloat) { self.init(Values(displayScale: scale)) }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(preferredContentSizeCategory: preferredContentSizeCategory))
  }
  /// Later collections win where they say anything.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  open override var hash: Int { values.displayScale.hashValue }

  func standInChanging(_ change: (inout Values) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return UITraitCollection(values)
  }
}

extension UITraitCollection.Values {
  func overridden(by other: Self) -> Self {
    var result = self
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.userInterfaceIdiom != .unspecified {
      result.userInterfaceIdiom = other.userInterfaceIdiom
    }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    return result
  }
}

extension StandInDevice {
  var traits: UITraitCollection {
    let isWide = idiom == .pad
    let isLandscape = screenSize.width > screenSize.height
    return UITraitCollection(
      UITraitCollection.Values(
        horizontalSizeClass: isWide ? .regular : .compact,
        verticalSizeClass: !isWide && isLandscape ? .compact : .regular,
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        userInterfaceStyle: userInterfaceStyle,
        userInterfaceIdiom: idiom,
        preferredContentSizeCategory: contentSizeCategory,
        displayScale: scale))
  }
}

extension StandIn {
  /// Changes the device while things are on the screen: traits, accessibility, insets. Views
  /// hear of new traits and insets in the next turn.
  public static func changeDevice(_ change: (inout StandInDevice) -> Void) {
    let old = device
    change(&device)
    for window in windows { window.standInDeviceChanged() }
    standInPostDeviceChanges(from: old)
  }
}
