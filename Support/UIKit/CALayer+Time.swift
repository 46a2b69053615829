import Foundation

extension CALayer {
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    standInLocal(l?.standInAbsolute(t) ?? t)
  }
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = standInAbsolute(t)
    return l?.standInLocal(absolute) ?? absolute
  }

  var standInNow: CFTimeInterval { standInLocal(standInClock.now) }

  private func standInLocal(_ absolute: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayer?.standInLocal(absolute) ?? absolute
    return (parent - beginTime) * Double(speed) + timeOffset
  }

  private func standInAbsolute(_ local: CFTimeInterval) -> CFTimeInterval {
    let parent = speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
    return superlayer?.standInAbsolute(parent) ?? parent
  }
}
