import Foundation

/// The root of a view tree. It has a place on the screen from `makeKeyAndVisible` on.
@MainActor open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var screen: UIScreen { .main }
  var standInIsOnScreen = false
  private var root: UIViewController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    window = self
  }
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    window = self
  }
  public required init?(coder: NSCoder) { nil }
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open var rootViewController: UIViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      let old = root
      root = newValue
      if standInIsOnScreen { standInExchangeRoot(old) }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  open var isKeyWindow: Bool { StandIn.keyWindow === self }
  open func becomeKey() {}
  open func resignKey() {}

  open func makeKey() {
    guard !isKeyWindow else { return }
    StandIn.keyWindow?.resignKey()
    StandIn.keyWindow = self
    becomeKey()
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    guard !standInIsOnScreen else { return }
    standInIsOnScreen = true
    StandIn.windows.append(self)
    standInExchangeRoot(nil)
  }

  /// Recognisers first, then the views that were hit.
  open func sendEvent(_ event: UIEvent) { StandIn.gestures.send(event, in: self) }

  var standInDeviceInsets: UIEdgeInsets {
    bounds.size == StandIn.device.screenSize ? StandIn.device.safeAreaInsets : .zero
  }
}
