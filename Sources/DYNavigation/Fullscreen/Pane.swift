import UIKit

/// The view of one page, moved over what the app itself has set on it, and where UIKit has put it: an
/// opaque bar, say, leaves it less than the whole container.
@MainActor final class Pane {
  let view: UIView
  private(set) var x: CGFloat = 0
  /// Its place when nothing moves, in a container of this size.
  private(set) var frame: CGRect
  private var size: CGSize
  private let transform: CGAffineTransform
  private let alpha: CGFloat

  static let xKey = "transform.translation.x"
  static let opacityKey = "opacity"

  init(_ view: UIView, in container: UIView) {
    self.view = view
    size = container.bounds.size
    frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    transform = view.transform
    alpha = view.alpha
  }

  /// The container has another size: the page grows by as much.
  func fit(_ container: UIView) {
    let new = container.bounds.size
    frame.size.width += new.width - size.width
    frame.size.height += new.height - size.height
    size = new
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func place(x: CGFloat, opacity: Double) {
    self.x = x
    view.transform = transform.concatenating(CGAffineTransform(translationX: x, y: 0))
    view.alpha = alpha * CGFloat(opacity)
  }

  func play(
    _ track: SettleKeyframes.Track, in space: LeadingSpace, from start: Double, times: [Double]
  ) {
    let x = track.x.map { Double(space.rightwards($0) + transform.tx) }
    view.layer.play(x, at: Self.xKey, from: start, times: times)
    let opacity = track.opacity.map { $0 * Double(alpha) }
    view.layer.play(opacity, at: Self.opacityKey, from: start, times: times)
  }

  func stopPlaying() { view.layer.stopPlaying([Self.xKey, Self.opacityKey]) }

  func restore() {
    view.transform = transform
    view.alpha = alpha
  }
}
