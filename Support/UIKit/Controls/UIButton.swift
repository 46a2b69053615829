import Foundation

@MainActor open class UIButton: UIControl {
  open private(set) var buttonType = ButtonType.custom
  private var label: UILabel?
  private var picture: UIImageView?
  private var titles: [State.RawValue: String] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var colors: [State.RawValue: UIColor] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  public required init?(coder: NSCoder) { nil }
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open var titleLabel: UILabel? {
    if label == nil {
      let new = UILabel()
      addSubview(new)
      label = new
    }
    return label
  }
  open var imageView: UIImageView? {
    if picture == nil {
      let new = UIImageView(image: nil)
      addSubview(new)
      picture = new
    }
    return picture
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    titleLabel?.text = currentTitle
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    imageView?.image = currentImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
  }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    colors[state.rawValue] ?? colors[0]
  }
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
  open override var intrinsicContentSize: CGSize {
    let text = label?.intrinsicContentSize ?? .zero
    let image = currentImage?.size ?? .zero
    return CGSize(width: text.width + image.width, height: max(text.height, image.height, 22))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage?.size ?? .zero
    let text = label?.intrinsicContentSize ?? .zero
    let start = (bounds.width - image.width - text.width) / 2
    picture?.frame = CGRect(
      x: start, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    label?.frame = CGRect(
      x: start + image.width, y: (bounds.height - text.height) / 2, width: text.width,
      height: text.height)
  }

  override var standInUpInside: Event { [.touchUpInside, .primaryActionTriggered] }

  /// A single tap on a button belongs to the button, not to a recogniser around it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { standInLeavesTap(to: gestureRecognizer) }
}

extension UIControl {
  func standInLeavesTap(to recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
