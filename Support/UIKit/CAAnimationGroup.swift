import Foundation

/// Animations on the group's clock; the group's duration cuts them off.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func standInApply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let fraction = standInFraction(at: time) else { return }
    let local = (timingFunction?.standInValue(at: fraction) ?? fraction) * duration
    for animation in animations ?? [] { animation.standInApply(to: &values, at: local) }
  }

  override func standInCopy() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.standInTakeTiming(from: self)
    copy.animations = animations?.map { member in
      let member = member.standInCopy()
      if member.duration == 0 { member.duration = duration }
      return member
    }
    return copy
  }
}
