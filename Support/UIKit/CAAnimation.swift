import Foundation

public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A layer keeps a copy of what is added to it: later changes of the original change nothing.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Told once when the animation has ended or was taken away.
  var standInStopped: ((Bool) -> Void)?
  var standInTransactions: [TransactionRecord] = []
  var standInHasStarted = false
  var standInHasStopped = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Moves the values to where they are at `time` on the layer's clock.
  func standInApply(to values: inout LayerValues, at time: CFTimeInterval) {}

  func standInCopy() -> CAAnimation {
    let copy = CAAnimation()
    copy.standInTakeTiming(from: self)
    return copy
  }

  func standInTakeTiming(from other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    standInStopped = other.standInStopped
  }
}
