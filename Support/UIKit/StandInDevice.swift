import Foundation

/// The device that the stand-in pretends to be.
public struct StandInDevice {
  public var screenSize = CGSize(width: 390, height: 844)
  public var scale: CGFloat = 3
  public var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var idiom = UIUserInterfaceIdiom.phone
  public var contentSizeCategory = UIContentSizeCategory.large
  public var maximumFramesPerSecond = 60
  public var reducesMotion = false
  public var prefersCrossFade = false
  public var voiceOverRuns = false
  public var switchControlRuns = false
}

/// One call of `UIAccessibility.post`.
public struct StandInAccessibilityPost {
  public let notification: UIAccessibility.Notification
  public let argument: Any?
}
