import SwipeEngine
import UIKit

/// The views of two pages while they move, and what lies between them: a shade on the lower one, and
/// the shadow of the upper one. Afterwards the views are as they were.
@MainActor final class PopPanes {
  private let container: UIView
  private let view: UIView
  private let front: Pane
  private let back: Pane
  let shade = UIView()
  private let shadow = UIView()

  /// Pages move along the direction of `view`; nil when a page has none.
  init?(
    _ context: any UIViewControllerContextTransitioning, _ kind: Kind, in view: UIView
  ) {
    guard let from = context.fromView, let to = context.toView else { return nil }
    self.view = view
    container = context.containerView
    Self.put(to, kind, over: from, context)
    front = Pane(kind == .push ? to : from)
    back = Pane(kind == .push ? from : to)
    shade.backgroundColor = .black
    shade.alpha = 0
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowRadius = 10
    shadow.layer.shadowOffset = .zero
    for view in [shade, shadow] {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      container.insertSubview(view, belowSubview: front.view)
    }
    fit()
  }

  private static func put(
    _ view: UIView, _ kind: Kind, over other: UIView,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let frame = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? .zero
    UIView.performWithoutAnimation {
      view.frame = frame.isEmpty ? container.bounds : frame
      if kind == .push {
        container.addSubview(view)
      } else if other.superview === container {
        container.insertSubview(view, belowSubview: other)
      } else {
        container.insertSubview(view, at: 0)
      }
      view.layoutIfNeeded()
    }
  }

  /// The container may have another size.
  func fit() {
    guard shade.bounds.size != container.bounds.size else { return }
    UIView.performWithoutAnimation {
      shade.frame = container.bounds
      shadow.bounds.size = container.bounds.size
      shadow.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
      shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
      for pane in [front, back] { pane.fit(container) }
    }
  }

  /// Places both pages; without `upper` the lower one is alone on screen, and the other way round.
  func place(upper: Scene.Placement?, lower: Scene.Placement?) {
    let space = LeadingSpace(view)
    UIView.performWithoutAnimation {
      if let upper {
        front.place(x: space.rightwards(upper.x), opacity: upper.opacity)
        shadow.layer.shadowOpacity = Float(upper.shadow)
      } else {
        front.place(x: space.rightwards(Double(space.width)), opacity: 0)
        shadow.layer.shadowOpacity = 0
      }
      shadow.transform = CGAffineTransform(translationX: front.x, y: 0)
      if let lower {
        back.place(x: space.rightwards(lower.x), opacity: lower.opacity)
        shade.alpha = CGFloat(upper == nil ? 0 : lower.shade)
      }
    }
  }

  func play(_ frames: SettleKeyframes, from start: Double) {
    let space = LeadingSpace(view)
    front.play(frames.front, in: space, from: start, times: frames.times)
    back.play(frames.back, in: space, from: start, times: frames.times)
    shade.layer.play(frames.back.shade, at: Pane.opacityKey, from: start, times: frames.times)
    let x = frames.front.x.map { Double(space.rightwards($0)) }
    shadow.layer.play(x, at: Pane.xKey, from: start, times: frames.times)
  }

  func stopPlaying() {
    for pane in [front, back] { pane.stopPlaying() }
    for layer in [shade.layer, shadow.layer] { layer.stopPlaying([Pane.xKey, Pane.opacityKey]) }
  }

  func close() {
    stopPlaying()
    UIView.performWithoutAnimation {
      for pane in [front, back] { pane.restore() }
    }
    for view in [shade, shadow] { view.removeFromSuperview() }
  }
}

/// The view of one page, moved over what the app itself has set on it.
@MainActor private final class Pane {
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
