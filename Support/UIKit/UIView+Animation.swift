import Foundation

/// With no animation to wait for, a completion block runs before `animate` returns.
extension UIView {
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    standInRun(
      ViewAnimationContext(
        duration: duration, delay: delay, options: options,
        timing: CAMediaTimingFunction(name: standInCurve(options)), spring: nil,
        completion: completion),
      animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    standInRun(
      ViewAnimationContext(
        duration: duration, delay: delay, options: options, timing: nil,
        spring: (dampingRatio, velocity), completion: completion),
      animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = StandIn.animationsEnabled
    StandIn.animationsEnabled = false
    actionsWithoutAnimation()
    StandIn.animationsEnabled = before
  }

  public class var areAnimationsEnabled: Bool { StandIn.animationsEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) { StandIn.animationsEnabled = enabled }
  public class var inheritedAnimationDuration: TimeInterval {
    StandIn.animationContext?.duration ?? 0
  }

  /// Cross-dissolves and flips are not drawn: the change is at once, the time is kept.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    _ = standInClock.after(duration) { completion?(true) }
  }

  static func standInRun(_ context: ViewAnimationContext, _ changes: () -> Void) {
    let outer = StandIn.animationContext
    StandIn.animationContext = context
    changes()
    StandIn.animationContext = outer
    context.close()
  }

  private static func standInCurve(
    _ options: UIView.AnimationOptions
  ) -> CAMediaTimingFunctionName {
    switch options.rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
