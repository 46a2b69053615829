import Foundation

/// A view that follows one touch and tells its targets what became of it.
@MainActor open class UIControl: UIView {
  private enum Handler {
    case method(WeakTarget, Selector)
    case action(UIAction)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var handlers: [(events: Event, handler: Handler)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted, isEnabled { state.insert(.highlighted) }
    return state
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    guard let target else { return }
    handlers.append((controlEvents, .method(WeakTarget(target as AnyObject), action)))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    handlers.removeAll { events, handler in
      guard case .method(let held, let selector) = handler else { return false }
      return !events.isDisjoint(with: controlEvents)
        && (object == nil || held.object === object) && (action == nil || selector == action)
    }
  }
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    handlers.append((controlEvents, .action(action)))
  }
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.removeAll { events, handler in
      guard case .action(let held) = handler else { return false }
      return !events.isDisjoint(with: controlEvents) && held.identifier == action.identifier
    }
  }

  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (events, handler) in handlers where !events.isDisjoint(with: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .method(let target, let selector): sendAction(selector, to: target.object, for: nil)
      }
    }
  }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.standInPerform(from: self) }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { _ in self }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      stop()
      return
    }
    let wasInside = isTouchInside
    isTouchInside = standInIsNear(touch)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (true, false): sendActions(for: .touchDragExit)
    case (false, true): sendActions(for: .touchDragEnter)
    case (false, false): sendActions(for: .touchDragOutside)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = standInIsNear(touch)
    endTracking(touch, with: event)
    stop()
    sendActions(for: isInside ? standInUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stop()
    sendActions(for: .touchCancel)
  }

  var standInUpInside: Event { .touchUpInside }

  private func stop() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

  /// A finger may stray 70 points before it counts as outside.
  private func standInIsNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
