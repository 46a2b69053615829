import Foundation

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func standInValue(at fraction: Double, over model: [Double]) -> [Double]? {
    guard let (from, to) = standInEnds(over: model) else { return nil }
    let eased = standInEased(fraction)
    return zip(from, to).map { $0 + ($1 - $0) * eased }
  }

  func standInEased(_ fraction: Double) -> Double {
    timingFunction?.standInValue(at: fraction) ?? fraction
  }

  /// An additive animation rests at nothing, any other at the model's value.
  private func standInEnds(over model: [Double]) -> ([Double], [Double])? {
    let rest = isAdditive ? model.map { _ in 0.0 } : model
    let (from, to, by) = (
      standInNumbers(fromValue), standInNumbers(toValue), standInNumbers(byValue)
    )
    for (given, numbers) in [(fromValue, from), (toValue, to), (byValue, by)]
    where given != nil && numbers?.count != model.count {
      standInFault("a value of \(keyPath ?? "") is of the wrong kind: \(given ?? 0)")
      return nil
    }
    func sum(_ a: [Double], _ b: [Double], _ sign: Double) -> [Double] {
      zip(a, b).map { $0 + sign * $1 }
    }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, sum(from, by, 1))
    case (nil, let to?, let by?): return (sum(to, by, -1), to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, sum(rest, by, 1))
    case (nil, nil, nil): return (rest, rest)
    }
  }

  override func standInCopy() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.standInTakeEnds(from: self)
    return copy
  }

  func standInTakeEnds(from other: CABasicAnimation) {
    standInTakeProperty(from: other)
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}
