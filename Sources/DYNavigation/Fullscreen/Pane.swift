import UIKit

/// The view of one page, moved over what the app itself has set on it.
@MainActor final class Pane {
  let view: UIView
  private(set) var x: CGFloat = 0
  private let transform: CGAffineTransform
  private let alpha: CGFloat

  static let xKey = "transform.translation.x"
  static let opacityKey = "opacity"

  init(_ view: UIView) {
    self.view = view
    transform = view.transform
    alpha = view.alpha
  }

  func fit(_ container: UIView) {
    view.bounds.size = container.bounds.size
    view.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
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
