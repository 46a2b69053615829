import Foundation

@MainActor open class UIResponder: StandInObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { StandIn.firstResponder === self }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// True when this is the first responder afterwards.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, standInIsInWindow else { return false }
    if isFirstResponder { return true }
    if let current = StandIn.firstResponder, !current.resignFirstResponder() { return false }
    StandIn.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { StandIn.firstResponder = nil }
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// True when the target could be told; there is no look-up of methods by name on Linux.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    (self as? any StandInInvokable)?.standInResponds(to: action) ?? false
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open func reloadInputViews() {}
  open func validate(_ command: UICommand) {}

  var standInIsInWindow: Bool { true }
}
