import Foundation

extension CAAnimation {
  /// How far through its duration the animation is; nil where it does not show.
  func standInFraction(at time: CFTimeInterval) -> Double? {
    let active = (time - beginTime) * Double(speed) + timeOffset
    let whole = standInActiveDuration
    if active < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    if active >= whole {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return autoreverses ? 0 : 1
    }
    guard duration > 0 else { return 1 }
    let position = active.truncatingRemainder(dividingBy: standInCycle) / duration
    return position > 1 ? 2 - position : position
  }

  /// From the first frame to the last, repeats included.
  var standInActiveDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return standInCycle * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  func standInIsOver(at time: CFTimeInterval) -> Bool {
    speed > 0 && (time - beginTime) * Double(speed) + timeOffset >= standInActiveDuration - 1e-9
  }

  private var standInCycle: CFTimeInterval { autoreverses ? duration * 2 : duration }
}
