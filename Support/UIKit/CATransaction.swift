import Foundation

/// A completion block runs once all animations added since it was set are over, and never
/// before the run loop's turn ends.
open class CATransaction: NSObject {
  open class func begin() { standInTransactions.begin() }
  open class func commit() { standInTransactions.commit() }
  open class func flush() { standInTransactions.commitImplicit() }

  open class func disableActions() -> Bool { standInTransactions.current.disablesActions }
  open class func setDisableActions(_ flag: Bool) {
    standInTransactions.current.disablesActions = flag
  }
  open class func animationDuration() -> CFTimeInterval {
    standInTransactions.current.duration ?? 0.25
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    standInTransactions.current.duration = dur
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    standInTransactions.current.timingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    standInTransactions.current.timingFunction = function
  }
  open class func completionBlock() -> (() -> Void)? { standInTransactions.current.completion }
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    standInTransactions.current.completion = block
  }
}
