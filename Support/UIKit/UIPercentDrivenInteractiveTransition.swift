import Foundation

/// Holds a transition in the hand: the container's layer stands still and is set to where the
/// percentage says, in straight lines; after that it runs on or back.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  open private(set) var percentComplete: CGFloat = 0
  open private(set) var duration: CGFloat = 0
  private var context: NavigationTransition?
  private var start: CFTimeInterval = 0

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? NavigationTransition else { return }
    self.context = context
    duration = context.animator?.transitionDuration(using: context) ?? 0
    let layer = context.containerView.layer
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    context.animator?.animateTransition(using: context)
    layer.speed = 0
    layer.timeOffset = start
    context.whenOver = { (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0) }
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    context.containerView.layer.timeOffset = start + duration * self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    guard let context else { return }
    self.context = nil
    context.finishInteractiveTransition()
    let layer = context.containerView.layer
    let paused = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (Float(completionSpeed), 0, 0)
    let parent = layer.superlayer
    let now = parent?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    layer.beginTime = now - paused / Double(completionSpeed)
  }

  /// Back to the start: shown frame by frame, then the animations are taken away.
  open func cancel() {
    guard let context else { return }
    context.cancelInteractiveTransition()
    let steps = max(1, Int(duration * percentComplete / completionSpeed * 60))
    stepBack(from: percentComplete, in: steps, left: steps)
  }

  private func stepBack(from percent: CGFloat, in steps: Int, left: Int) {
    guard let context else { return }
    let layer = context.containerView.layer
    guard left > 0 else {
      self.context = nil
      layer.standInStopAll()
      return
    }
    layer.timeOffset = start + duration * percent * CGFloat(left - 1) / CGFloat(steps)
    _ = standInClock.after(1.0 / 60) { [weak self] in
      self?.stepBack(from: percent, in: steps, left: left - 1)
    }
  }
}

extension CALayer {
  func standInStopAll() {
    removeAllAnimations()
    for layer in standInSublayers { layer.standInStopAll() }
  }
}
