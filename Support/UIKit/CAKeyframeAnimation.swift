import Foundation

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// Values at times between 0 and 1, in straight lines or in steps.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func standInValue(at fraction: Double, over model: [Double]) -> [Double]? {
    guard let values, !values.isEmpty else { return nil }
    let frames = values.map { standInNumbers($0) ?? [] }
    let times = keyTimes?.map(\.doubleValue) ?? standInEvenTimes(frames.count)
    let steps = calculationMode == .discrete ? frames.count + 1 : frames.count
    guard times.count == steps, times == times.sorted() else {
      standInFault("\(times.count) key times for \(frames.count) values of \(keyPath ?? "")")
      return nil
    }
    let eased = timingFunction?.standInValue(at: fraction) ?? fraction
    let index = max(0, (times.lastIndex { $0 <= eased } ?? 0))
    guard calculationMode != .discrete, index + 1 < frames.count else {
      return frames[min(index, frames.count - 1)]
    }
    let span = times[index + 1] - times[index]
    var share = span > 0 ? (eased - times[index]) / span : 1
    if let functions = timingFunctions, index < functions.count {
      share = functions[index].standInValue(at: share)
    }
    return zip(frames[index], frames[index + 1]).map { $0 + ($1 - $0) * share }
  }

  private func standInEvenTimes(_ count: Int) -> [Double] {
    if calculationMode == .discrete { return (0...count).map { Double($0) / Double(count) } }
    return count == 1 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
  }

  override func standInCopy() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.standInTakeProperty(from: self)
    (copy.values, copy.keyTimes) = (values, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    return copy
  }
}
