import Foundation

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { StandIn.device.reducesMotion }
  /// True only together with Reduce Motion.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    StandIn.device.reducesMotion && StandIn.device.prefersCrossFade
  }
  @MainActor public static var isVoiceOverRunning: Bool { StandIn.device.voiceOverRuns }
  @MainActor public static var isSwitchControlRunning: Bool { StandIn.device.switchControlRuns }

  @MainActor public static func post(notification: Notification, argument: Any?) {
    StandIn.accessibilityPosts.append(
      StandInAccessibilityPost(notification: notification, argument: argument))
  }

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
}

extension StandIn {
  /// The cross-fade preference changes in silence, as reported for iOS.
  static func standInPostDeviceChanges(from old: StandInDevice) {
    let center = NotificationCenter.default
    if old.reducesMotion != device.reducesMotion {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if old.voiceOverRuns != device.voiceOverRuns {
      center.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
    if old.switchControlRuns != device.switchControlRuns {
      center.post(name: UIAccessibility.switchControlStatusDidChangeNotification, object: nil)
    }
  }
}
