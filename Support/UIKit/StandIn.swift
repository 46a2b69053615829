import Foundation

/// Everything that is global in the stand-in and that a test may read, set or reset.
///
/// UIKit throws or logs where a program breaks its rules. The stand-in writes a sentence into
/// ``faults`` instead; a test ends by expecting that list to be empty.
@MainActor public enum StandIn {
  /// What went wrong so far, oldest first.
  public private(set) static var faults: [String] = []
  /// Called with each new fault, for tests that want to stop at the first.
  public static var onFault: ((String) -> Void)?
  /// What is not known of UIKit, and what differs between its versions.
  public static var parameters = StandInParameters()
  /// The device: its screen, insets, traits, accessibility settings.
  public static var device = StandInDevice()
  /// What was posted with `UIAccessibility.post`, oldest first.
  public internal(set) static var accessibilityPosts: [StandInAccessibilityPost] = []

  /// How often controllers asked the system to ask again.
  public internal(set) static var systemUpdates = StandInSystemUpdates()

  /// Virtual time; the same as ``standInClock``.
  public static var clock: StandInClock { standInClock }

  public static func fault(_ sentence: String) {
    faults.append(sentence)
    onFault?(sentence)
  }

  /// Takes the faults away, for tests that provoke one.
  public static func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }

  /// A fresh device with nothing on it: call it at the start of every test.
  public static func reset(_ parameters: StandInParameters = StandInParameters()) {
    for window in windows { window.standInClose() }
    windows = []
    keyWindow = nil
    firstResponder = nil
    animationContext = nil
    animationsEnabled = true
    turns.reset()
    standInClock.reset()
    standInTransactions.reset()
    gestures = GestureEnvironment()
    self.parameters = parameters
    device = StandInDevice()
    accessibilityPosts = []
    systemUpdates = StandInSystemUpdates()
    faults = []
    onFault = nil
  }

  /// One turn of the run loop at the same virtual time: what was put off, layout, then the
  /// commit of the implicit transaction.
  public static func turn() { turns.run() }

  static var windows: [UIWindow] = []
  static weak var keyWindow: UIWindow?
  static weak var firstResponder: UIResponder?
  static var animationContext: ViewAnimationContext?
  static var animationsEnabled = true
  static var gestures = GestureEnvironment()
  static let turns = RunLoopTurns()
}
