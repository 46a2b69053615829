import Foundation

/// Scrolls by moving the origin of its bounds.
@MainActor open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero { didSet { setNeedsLayout() } }
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  private let pan = ScrollPan()
  var standInMotion: ScrollMotion?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standInSetUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standInSetUp()
  }

  private func standInSetUp() {
    clipsToBounds = true
    pan.scroller = self
    pan.addTarget(pan, action: Selector(("handlePan:")))
    addGestureRecognizer(pan)
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var isTracking: Bool { pan.numberOfTouches > 0 }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Animated: a cosine over 0.3 seconds in which the model moves frame by frame.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      standInMotion = ScrollMotion(self, easeTo: contentOffset)
      return
    }
    guard contentOffset != bounds.origin else { return }
    bounds.origin = contentOffset
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  /// Added to the content's insets where the safe area cuts into a view that can scroll there.
  open var adjustedContentInset: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: contentInset
    case .automatic, .scrollableAxes, .always: contentInset + safeAreaInsets
    }
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== pan || standInCanScroll(horizontally: true)
      || standInCanScroll(horizontally: false)
  }
}

extension UIScrollView {
  func standInCanScroll(horizontally: Bool) -> Bool {
    let insets = adjustedContentInset
    return horizontally
      ? alwaysBounceHorizontal || contentSize.width + insets.left + insets.right > bounds.width
      : alwaysBounceVertical || contentSize.height + insets.top + insets.bottom > bounds.height
  }

  /// The offsets at which nothing is pulled over an edge.
  func standInClamped(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(low, high))
    }
    return CGPoint(
      x: clamp(offset.x, -insets.left, contentSize.width + insets.right - bounds.width),
      y: clamp(offset.y, -insets.top, contentSize.height + insets.bottom - bounds.height))
  }

  /// Beyond an edge the content follows ever less; without bouncing it stays.
  func standInBanded(_ offset: CGPoint) -> CGPoint {
    let rest = standInClamped(offset)
    guard bounces else { return rest }
    func band(_ over: CGFloat, _ length: CGFloat) -> CGFloat {
      guard over != 0, length > 0 else { return 0 }
      let pulled = (1 - 1 / (0.55 * abs(over) / length + 1)) * length
      return over < 0 ? -pulled : pulled
    }
    return CGPoint(
      x: rest.x + band(offset.x - rest.x, bounds.width),
      y: rest.y + band(offset.y - rest.y, bounds.height))
  }
}
