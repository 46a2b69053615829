import Foundation

/// Refuses recognisers around it that would take a drag along its track from the thumb.
@MainActor open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var value: Float {
    get { held }
    set { setValue(newValue, animated: false) }
  }
  private var held: Float = 0

  open func setValue(_ value: Float, animated: Bool) {
    held = min(maximumValue, max(minimumValue, value))
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = CGFloat((value - minimumValue) / max(.leastNonzeroMagnitude, span))
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = 31
    let x = rect.minX + (rect.width - side) * (isTurned ? 1 - share : share)
    return CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
  }

  private var span: Float { maximumValue - minimumValue }
  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    thumb.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = bounds.width - 31
    guard track > 0 else { return true }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let moved = touch.location(in: self).x - touch.previousLocation(in: self).x
    value += Float((isTurned ? -moved : moved) / track) * span
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return true }
    let travel = pan.translation(in: self)
    let isAlong = abs(travel.x) >= abs(travel.y)
    return !(isAlong && isTracking)
  }
}
