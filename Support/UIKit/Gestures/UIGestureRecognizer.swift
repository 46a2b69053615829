import Foundation

/// Watches the touches of its view and of the views inside it, and recognises one gesture.
@MainActor open class UIGestureRecognizer: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open private(set) var buttonMask: UIEvent.ButtonMask = []

  /// What this recogniser knows of the current attempt.
  var standInAttempt = GestureAttempt()
  private var standInTargets: [(target: WeakTarget, action: Selector)] = []
  private(set) var standInFailuresNeeded: [WeakRecognizer] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Reads as possible while the recogniser is held back by another that has yet to fail.
  open var state: State {
    get { standInAttempt.state }
    set { standInRequest(newValue) }
  }

  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { standInStop() } }
  }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !standInTargets.contains(where: { $0.target.object === object && $0.action == action })
    else { return }
    standInTargets.append((WeakTarget(object), action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    standInTargets.removeAll {
      (object == nil || $0.target.object === object) && (action == nil || $0.action == action)
    }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      StandIn.fault("a gesture recogniser was told to wait for itself")
      return
    }
    standInFailuresNeeded.append(WeakRecognizer(otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called once an attempt is over, whatever came of it.
  open func reset() {}

  /// The touch no longer belongs to this recogniser.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    StandIn.gestures.release(touch, from: self)
  }

  open var numberOfTouches: Int { standInAttempt.touches.count }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard standInAttempt.touches.indices.contains(touchIndex) else {
      StandIn.fault("location(ofTouch: \(touchIndex)) with \(numberOfTouches) touches")
      return .zero
    }
    return standInAttempt.touches[touchIndex].location(in: view)
  }
  /// The middle of the touches; without any, the last known place.
  open func location(in view: UIView?) -> CGPoint {
    standInConvert(standInAttempt.middle, to: view)
  }

  func standInConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return point }
    return view.convert(point, from: window)
  }

  func standInAttach(to view: UIView?) {
    if view == nil { standInStop() }
    self.view = view
  }

  func standInSendActions() {
    for (target, action) in standInTargets {
      if let object = target.object {
        StandIn.send(action, to: object, from: self)
      } else {
        StandIn.fault("a target of \(type(of: self)) is gone but was not removed: \(action)")
      }
    }
  }

  /// Scroll input of a trackpad or a wheel; only pans know what to do with it.
  func standInReceive(_ scroll: ScrollInput) {}
  func standInAccepts(_ scroll: ScrollInput) -> Bool { false }
  /// True for one that may stay possible with no finger down, like a double tap between taps.
  var standInWaitsBetweenTouches: Bool { false }
}

struct WeakRecognizer {
  weak var object: UIGestureRecognizer?
  init(_ object: UIGestureRecognizer) { self.object = object }
}

/// Recognisers do not keep their targets alive.
struct WeakTarget {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
