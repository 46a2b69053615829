import SwipeEngine
import UIKit

/// The views of two pages while they move, and what lies between them: a shade on the lower one, and
/// the shadow of the upper one. Afterwards the views are as they were.
@MainActor final class PopPanes {
  private let container: UIView
  private let isRightToLeft: Bool
  private let front: Pane
  private let back: Pane
  let shade = UIView()
  private let shadow = UIView()

  /// nil when a page has no view.
  init?(
    _ context: any UIViewControllerContextTransitioning, _ kind: Kind, isRightToLeft: Bool
  ) {
    guard let from = context.fromView, let to = context.toView else { return nil }
    self.isRightToLeft = isRightToLeft
    container = context.containerView
    Self.put(to, kind, over: from, context)
    front = Pane(kind == .push ? to : from, in: container)
    back = Pane(kind == .push ? from : to, in: container)
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
      let place = frame.isEmpty ? container.bounds : frame
      view.bounds.size = place.size  // it may have a transform of the app's
      view.center = CGPoint(x: place.midX, y: place.midY)
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
      for pane in [front, back] { pane.fit(container) }
      shade.frame = container.bounds
      shadow.bounds.size = front.frame.size
      shadow.center = CGPoint(x: front.frame.midX, y: front.frame.midY)
      shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
    }
  }

  /// Places both pages; without `upper` the lower one is alone on screen, and the other way round.
  func place(upper: Scene.Placement?, lower: Scene.Placement?) {
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

  private var space: LeadingSpace {
    LeadingSpace(width: container.bounds.width, isRightToLeft: isRightToLeft)
  }

  func play(_ frames: SettleKeyframes, from start: Double) {
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
