import SwipeEngine
import UIKit

/// A page on screen: the controller's view, its bar, and the shade that lies on both while the page is
/// covered.
@MainActor final class PageView: UIView {
  let page: Page
  private(set) var bar: PageBar?
  private let shade = UIView()
  /// How much of the controller's additional safe area is ours, in points.
  private var inset: CGFloat = 0

  private static let x = "transform.translation.x"
  private static let opacity = "opacity"

  init(_ page: Page) {
    self.page = page
    super.init(frame: .zero)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    shade.alpha = 0
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 10
    layer.shadowOffset = .zero
    if let content = page.controller.view { addSubview(content) }
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the page a bar, or takes it away.
  func setBar(_ bar: PageBar?) {
    guard bar !== self.bar else { return }
    self.bar?.view.removeFromSuperview()
    self.bar = bar
    if let bar { insertSubview(bar.view, belowSubview: shade) }
    setNeedsLayout()
  }

  /// Takes the view's size, wherever the page is.
  func fill(_ view: UIView) {
    let size = view.bounds.size
    if bounds.size != size { bounds.size = size }
    center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    page.controller.viewIfLoaded?.frame = bounds
    var height: CGFloat = 0
    if let bar {
      height = max(bar.view.sizeThatFits(bounds.size).height, 44)  // UIKit's least
      let top = superview?.safeAreaInsets.top ?? 0
      bar.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    }
    reserve(height)
  }

  /// Larger text may make the bar higher.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// The controller lays out below its bar; what the app itself has added stays.
  private func reserve(_ height: CGFloat) {
    guard height != inset else { return }
    page.controller.additionalSafeAreaInsets.top += height - inset
    inset = height
  }

  /// The controller leaves: it is as it was.
  func close() {
    reserve(0)
    setBar(nil)
    if page.controller.viewIfLoaded?.superview === self {
      page.controller.viewIfLoaded?.removeFromSuperview()
    }
  }
}

extension PageView {
  func place(_ placement: Scene.Placement, in space: LeadingSpace) {
    isHidden = false
    transform = CGAffineTransform(translationX: space.rightwards(placement.x), y: 0)
    alpha = CGFloat(placement.opacity)
    shade.alpha = CGFloat(placement.shade)
    layer.shadowOpacity = Float(placement.shadow)
  }

  /// The compositor moves the page on its own, over what the model says.
  func play(
    _ track: SettleKeyframes.Track, in space: LeadingSpace, from start: Double, times: [Double]
  ) {
    let x = track.x.map { Double(space.rightwards($0)) }
    layer.play(x, at: Self.x, from: start, times: times)
    layer.play(track.opacity, at: Self.opacity, from: start, times: times)
    shade.layer.play(track.shade, at: Self.opacity, from: start, times: times)
  }

  func stopPlaying() {
    layer.stopPlaying([Self.x, Self.opacity])
    shade.layer.stopPlaying([Self.opacity])
  }

  /// Whether it lies below another one in the same view.
  func isBelow(_ other: PageView) -> Bool {
    guard let views = superview?.subviews, let one = views.firstIndex(of: self),
      let two = views.firstIndex(of: other)
    else { return false }
    return one < two
  }
}
