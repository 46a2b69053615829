/// A needle on its way to its aim: a closed trajectory that can be copied and run ahead.
struct Motion: Equatable, Sendable {
  /// Pages from the root.
  private(set) var position: Double
  /// Pages per second.
  private(set) var velocity: Double
  /// Where the spring pulls to; it glides to the aim.
  private var anchor: Double
  private(set) var aim: Double
  /// What the page may not be seen beyond: the aim, and the ends of the gap that it is in.
  private var lowerWall: Double
  private var upperWall: Double
  private let spring: Spring
  /// Radians per second: the spring's own, or more for a flick that would overshoot.
  private var frequency: Double

  /// From where the page is, at the speed that it has.
  init(from position: Double, velocity: Double, to aim: Int, spring: Spring) {
    self.position = position
    self.velocity = velocity
    self.spring = spring
    self.aim = Double(aim)
    anchor = position
    frequency = spring.frequency
    (lowerWall, upperWall) = (position, position)
    head(for: aim)
    anchor = position + 2 * spring.dampingRatio / frequency * self.velocity
  }

  /// Another aim: the anchor glides there from where it is, nothing jumps.
  mutating func head(for aim: Int) {
    self.aim = Double(aim)
    let floor = Double(Int(position))
    let ceiling = floor == position ? floor : floor + 1
    (lowerWall, upperWall) = (min(self.aim, floor), max(self.aim, ceiling))
    let remaining = self.aim - position
    // Twice the speed over the distance is the frequency at which the motion just does not
    // overshoot, and at which a flick only ever slows down.
    let needed = remaining * velocity > 0 ? 2 * velocity / remaining : 0
    frequency = max(spring.frequency, min(needed, 1_000))
  }

  /// Moves everything by whole pages: pages below were taken away or added.
  mutating func shift(by pages: Int) {
    let distance = Double(pages)
    position += distance
    anchor += distance
    aim += distance
    lowerWall += distance
    upperWall += distance
  }

  /// Whether less than `distance` pages are left, and the page is slower than `speed`.
  func isOver(distance: Double, speed: Double) -> Bool {
    abs(position - aim) < distance && abs(velocity) < speed
  }

  /// Advances by any time, in microseconds; one long step equals many short ones.
  mutating func advance(by microseconds: Int64) {
    let damping = spring.dampingRatio
    // Sixty time constants: any settle is over by then.
    let enough = 60 * (damping + 1 / damping) / frequency
    var left = min(Double(max(microseconds, 0)) / 1_000_000, enough)
    let longest = 0.3 / (frequency * max(1, 2 * damping - 1))
    while left > 0, position != aim || velocity != 0 {
      let part = min(left, longest)
      step(by: part)
      left -= part
    }
  }

  /// The Taylor series of the exact solution, in turns of the spring: for so short a step 12 terms
  /// reach the last bit.
  private mutating func step(by seconds: Double) {
    let (turn, damping) = (frequency * seconds, 2 * spring.dampingRatio)
    var (y, v, z) = (position - aim, velocity / frequency, anchor - aim)
    var (sumY, sumV, sumZ) = (y, v, z)
    for order in 1...12 {
      let part = turn * (1 / Double(order))
      (y, v, z) = (v * part, (z - y - damping * v) * part, -z * part)
      sumY += y
      sumV += v
      sumZ += z
    }
    (position, velocity, anchor) = (aim + sumY, sumV * frequency, aim + sumZ)
    stopAtWalls()
  }

  private mutating func stopAtWalls() {
    if position <= lowerWall, velocity <= 0 {
      (position, velocity) = (lowerWall, 0)
    } else if position >= upperWall, velocity >= 0 {
      (position, velocity) = (upperWall, 0)
    }
  }
}
