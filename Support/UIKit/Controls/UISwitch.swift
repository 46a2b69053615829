import Foundation

@MainActor open class UISwitch: UIControl {
  open var isOn: Bool { isSetOn }
  private var isSetOn = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  public required init?(coder: NSCoder) { nil }

  open func setOn(_ on: Bool, animated: Bool) { isSetOn = on }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isSetOn.toggle()
    sendActions(for: .valueChanged)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { standInLeavesTap(to: gestureRecognizer) }
}
