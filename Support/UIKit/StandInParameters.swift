import Foundation

/// What is not known of UIKit or differs between its versions. Run a test with every combination
/// that touches it; a library that is right only under one value is not right.
public struct StandInParameters: Sendable, CustomStringConvertible {
  /// The generations of navigation behaviour.
  public enum System: Int, Sendable, CaseIterable, Comparable {
    /// iOS 13 to 17: a push inside a running transition is lost and a fault.
    case iOS13 = 13
    /// iOS 18: an interrupted push is finished at once, an interrupted pop is cancelled.
    case iOS18 = 18
    /// iOS 26: also the content pop recogniser, and touches for the incoming screen at once.
    case iOS26 = 26

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// What `translation(in:)` of a pan reads when it begins.
  public enum TranslationAtBegan: Sendable, CaseIterable {
    case wholeTravel
    case travelBeyondSlop
    case zero
  }

  /// When a navigation controller sends the appearance callbacks of a push or a pop.
  public enum AppearanceCallbacks: Sendable, CaseIterable {
    case insideTheCall
    case inALaterTurn
  }

  /// When a navigation controller asks its delegate who animates a push or a pop.
  public enum AnimatorQuestion: Sendable, CaseIterable {
    case insideTheCall
    case whenItStarts
  }

  /// When `interactiveContentPopGestureRecognizer` is there (only ever on ``System/iOS26``).
  public enum ContentPop: Sendable, CaseIterable {
    case fromTheStart
    case onceInAWindow
    case never
  }

  /// When a recogniser that has ended goes back to possible while its finger is still down.
  public enum RecogniserReset: Sendable, CaseIterable {
    case rightAfterTheAction
    case whenItsTouchesEnd
  }

  /// Whose recogniser hears of a touch first.
  public enum RecogniserOrder: Sendable, CaseIterable {
    case innermostFirst
    case outermostFirst
  }

  public var system = System.iOS26
  public var framesPerSecond = 60.0
  /// How far from an edge a screen-edge pan may start, in points.
  public var edgeBand: CGFloat = 20
  /// Travel on one axis at which a pan begins, in points.
  public var panSlop: CGFloat = 10
  public var translationAtBegan = TranslationAtBegan.wholeTravel
  public var appearanceCallbacks = AppearanceCallbacks.inALaterTurn
  public var animatorQuestion = AnimatorQuestion.insideTheCall
  /// Whether animated pushes and pops are asked for and never start: UIKit at its worst.
  public var losesTransitions = false
  /// Whether from iOS 18 on a push that is interrupted in the hand is finished, or else cancelled.
  public var pushInTheHandIsFinished = true
  /// Whether the delegate hears `didShow` for the screen that stays after a cancelled pop.
  public var didShowAfterCancelledPop = true
  /// Whether the lower screen hears will- and did-disappear when a pop is cancelled, or nothing.
  public var cancelledPopTurnsLowerScreenBack = true
  public var contentPop = ContentPop.fromTheStart
  /// Whether the content pop recogniser is enabled to begin with.
  public var contentPopIsOn = true
  /// Whether `viewControllers` is already short while an interactive pop is in the hand.
  public var stackChangesAtTheStart = false
  public var recogniserReset = RecogniserReset.rightAfterTheAction
  public var recogniserOrder = RecogniserOrder.innermostFirst
  /// Whether `popToViewController` with a stranger returns nil quietly; otherwise it is a fault.
  public var popToStrangerIsQuiet = true
  /// Whether `presentation()` of a layer that no turn has committed is nil.
  public var presentationWaitsForCommit = true
  /// How far a tap may move, in points.
  public var tapAllowance: CGFloat = 45

  public init() {}

  /// Every value of each parameter once, the others at their defaults: enough to find a test that
  /// leans on one of them, in a few dozen runs instead of thousands.
  public static var allValues: [StandInParameters] {
    func each<Value>(_ path: WritableKeyPath<Self, Value>, _ values: [Value]) -> [Self] {
      values.map {
        var parameters = Self()
        parameters[keyPath: path] = $0
        return parameters
      }
    }
    return each(\.system, System.allCases)
      + each(\.edgeBand, [13, 30])
      + each(\.framesPerSecond, [120])
      + each(\.translationAtBegan, [.travelBeyondSlop, .zero])
      + each(\.appearanceCallbacks, [.insideTheCall])
      + each(\.animatorQuestion, [.whenItStarts])
      + each(\.pushInTheHandIsFinished, [false])
      + each(\.didShowAfterCancelledPop, [false])
      + each(\.cancelledPopTurnsLowerScreenBack, [false])
      + each(\.contentPop, [.onceInAWindow, .never])
      + each(\.contentPopIsOn, [false])
      + each(\.stackChangesAtTheStart, [true])
      + each(\.recogniserReset, [.whenItsTouchesEnd])
      + each(\.recogniserOrder, [.outermostFirst])
      + each(\.presentationWaitsForCommit, [false])
  }

  /// Only what differs from the defaults, so that a failing run prints its case.
  public var description: String {
    let defaults = Mirror(reflecting: StandInParameters()).children
    let differences = zip(Mirror(reflecting: self).children, defaults)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { "\($0.0.label ?? "") = \($0.0.value)" }
    return differences.isEmpty ? "defaults" : differences.joined(separator: ", ")
  }
}
