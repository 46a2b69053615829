import Foundation

@MainActor open class UIEvent: NSObject {
  open internal(set) var type = EventType.touches
  open internal(set) var subtype = EventSubtype.none
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: ButtonMask = []
  var standInCoalesced: [UITouch: [UITouch]] = [:]
  var standInScroll: ScrollInput?

  override init() { super.init() }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
  /// All samples since the last event, the one that the touch itself shows included.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { standInCoalesced[touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  var standInWindows: [UIWindow] {
    StandIn.windows.filter { window in allTouches?.contains { $0.window === window } == true }
  }
}

/// Trackpad or wheel movement.
struct ScrollInput {
  enum Phase {
    case began
    case changed
    case ended
    case cancelled
  }

  var phase: Phase
  var type: UIScrollType
  var delta: CGPoint
  var point: CGPoint
}
