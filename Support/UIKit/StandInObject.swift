import Foundation

/// What UIKit adds to every object for assistive technologies. On iOS these members belong to
/// NSObject; here, where an extension could not be overridden, to the base of UIKit's classes.
@MainActor open class StandInObject: NSObject {
  public override init() { super.init() }

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityElements: [Any]?
  open var accessibilityFrame = CGRect.zero
  open var shouldGroupAccessibilityChildren = false

  /// Whether it is in what the last screen-changed notification was about.
  open func accessibilityElementIsFocused() -> Bool {
    let last = StandIn.accessibilityPosts.last { $0.notification == .screenChanged }
    guard let view = self as? UIView, let shown = last?.argument as? UIView else { return false }
    return view.isDescendant(of: shown)
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}
