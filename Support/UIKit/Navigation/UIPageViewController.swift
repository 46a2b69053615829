import Foundation

extension UIPageViewController {
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
}

@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Pages beside each other under one finger. The page in the middle is the one that is shown; its
/// neighbours are asked for when a drag has come to rest on them.
@MainActor open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  private let scroller = PageScroller()
  private var shown: UIViewController?

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.alwaysBounceHorizontal = true
    scroller.cameToRest = { [weak self] in self?.settle() }
  }
  public required init?(coder: NSCoder) { nil }

  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// Without an animation in the stand-in: the change and its completion are at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(for: viewControllers?.first)
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroller)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scroller.frame != view.bounds else { return }
    scroller.frame = view.bounds
    place()
  }

  private var neighbours: (before: UIViewController?, after: UIViewController?) {
    guard let shown, let dataSource else { return (nil, nil) }
    return (
      dataSource.pageViewController(self, viewControllerBefore: shown),
      dataSource.pageViewController(self, viewControllerAfter: shown)
    )
  }

  /// The shown page lies between free places for the neighbours that there are.
  private func place() {
    let width = scroller.bounds.width
    let (before, after) = neighbours
    let index: CGFloat = before == nil ? 0 : 1
    scroller.contentSize = CGSize(
      width: width * (index + (after == nil ? 1 : 2)), height: scroller.bounds.height)
    scroller.contentOffset = CGPoint(x: index * width, y: 0)
    shown?.viewIfLoaded?.frame = CGRect(
      x: index * width, y: 0, width: width, height: scroller.bounds.height)
  }

  private func settle() {
    let width = scroller.bounds.width
    guard width > 0 else { return }
    let (before, after) = neighbours
    let home: CGFloat = before == nil ? 0 : 1
    let page = (scroller.contentOffset.x / width).rounded()
    if page > home, let after { exchange(for: after) }
    if page < home, let before { exchange(for: before) }
  }

  private func exchange(for new: UIViewController?) {
    guard new !== shown else { return }
    loadViewIfNeeded()
    if let old = shown {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    shown = new
    if let new {
      addChild(new)
      scroller.addSubview(new.view)
      new.didMove(toParent: self)
    }
    place()
  }
}

extension UIPageViewController {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

@MainActor private final class PageScroller: UIScrollView, UIScrollViewDelegate {
  var cameToRest: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }
}
