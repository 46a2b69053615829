import Foundation

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let c1: SIMD2<Double>
  private let c2: SIMD2<Double>

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    c1 = SIMD2(Double(c1x), Double(c1y))
    c2 = SIMD2(Double(c2x), Double(c2y))
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public required init?(coder: NSCoder) { nil }

  /// The curve's height where its horizontal is `x`.
  func standInValue(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if point(middle).x < x { low = middle } else { high = middle }
    }
    return point((low + high) / 2).y
  }

  private func point(_ t: Double) -> SIMD2<Double> {
    let u = 1 - t
    return 3 * u * u * t * c1 + 3 * u * t * t * c2 + SIMD2(repeating: t * t * t)
  }
}
