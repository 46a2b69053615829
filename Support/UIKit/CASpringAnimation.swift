import Foundation

/// A mass on a spring with a damper, from its start at 0 to its rest at 1.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In whole distances per second, towards the goal.
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = true

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    let share = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    damping = 4 * .pi * share / perceptualDuration
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  open var perceptualDuration: CFTimeInterval { 2 * .pi / frequency }
  open var bounce: CGFloat { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }

  /// Exact below critical damping; at it, rounded up to a tenth as Core Animation does.
  open var settlingDuration: CFTimeInterval {
    guard ratio > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if ratio < 1 {
      return (log(1_000) + log(1 + ratio / (1 - ratio * ratio).squareRoot())) / (ratio * frequency)
    }
    if ratio == 1 { return (9.23341 / frequency * 10).rounded(.up) / 10 }
    let slow = frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return log(1_000) / slow
  }

  override func standInEased(_ fraction: Double) -> Double {
    1 - offset(at: fraction * duration)
  }

  /// How far from the goal, 1 at the start.
  private func offset(at t: Double) -> Double {
    let (w, z, v) = (frequency, ratio, -Double(initialVelocity))
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      return exp(-z * w * t) * (cos(wd * t) + (v + z * w) / wd * sin(wd * t))
    }
    if z == 1 { return exp(-w * t) * (1 + (v + w) * t) }
    let root = w * (z * z - 1).squareRoot()
    let (a, b) = (-z * w + root, -z * w - root)
    let share = (v - b) / (a - b)
    return share * exp(a * t) + (1 - share) * exp(b * t)
  }

  override func standInCopy() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.standInTakeEnds(from: self)
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    return copy
  }
}
