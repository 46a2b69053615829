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
  private var spring: Spring
  /// Radians per second: the spring's own, or more for a flick that would overshoot.
  private var frequency: Double

  /// Stands still at a place.
  init(at place: Double) {
    (position, velocity, anchor, aim, lowerWall, upperWall) = (place, 0, place, place, place, place)
    spring = Spring()
    frequency = 0
  }

  mutating func stop(at place: Double) {
    (position, velocity, aim) = (place, 0, place)
  }

  /// Leaves from where the page is, at the speed that it has.
  mutating func start(velocity: Double, to aim: Int, spring: Spring) {
    self.velocity = velocity
    self.spring = spring
    head(for: aim)
    pullNeitherWay()
  }

  /// Another aim: the anchor glides there from where it is, nothing jumps. A page that would overshoot
  /// slows down from now on.
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
    if needed > spring.frequency { pullNeitherWay() }
  }

  private mutating func pullNeitherWay() {
    anchor = position + 2 * spring.dampingRatio / frequency * velocity
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

  /// Whether less than `distance` points are left, and the page is slower than `speed` points per
  /// second, in a view of so many points.
  func isOver(distance: Double, speed: Double, width: Double) -> Bool {
    abs(position - aim) * width < distance && abs(velocity) * width < speed
  }

  /// Advances by any time, in microseconds; one long step equals many short ones.
  @inline(__always)
  mutating func advance(by microseconds: Int64) {
    var left = min(Double(max(microseconds, 0)) * 1e-6 * frequency, spring.turns)
    while left > 0, position != aim || velocity != 0 {
      let turn = min(left, spring.longestTurn)
      step(by: turn)
      left -= turn
    }
  }

  /// The exact solution, in turns of the spring: the decay that all of it has in common, times a
  /// series for the rest. At a damping ratio of 1 the series ends by itself after two terms.
  @inline(__always)
  private mutating func step(by turn: Double) {
    let damping = 2 * spring.dampingRatio
    var (y, v, z) = (position - aim, velocity / frequency, anchor - aim)
    let decay = Self.decay(turn)
    anchor = aim + z * decay
    var (sumY, sumV, order) = (y, v, 0.0)
    while y != 0 || v != 0, order < 24 {
      order += 1
      let part = turn / order
      (y, v, z) = ((y + v) * part, (z - y + (1 - damping) * v) * part, 0)
      sumY += y
      sumV += v
    }
    (position, velocity) = (aim + sumY * decay, sumV * decay * frequency)
    stopAtWalls()
  }

  /// e to the power of -turn: Padé's fraction of order 5, exact to the last bits up to 0.3.
  private static func decay(_ turn: Double) -> Double {
    let square = turn * turn
    let even = 30_240 + square * (3_360 + square * 30)
    let odd = turn * (15_120 + square * (420 + square))
    return (even - odd) / (even + odd)
  }

  /// Nothing is seen beyond a wall, also of a motion that has turned back behind it.
  @inline(__always)
  private mutating func stopAtWalls() {
    if position <= lowerWall { (position, velocity) = (lowerWall, max(velocity, 0)) }
    if position >= upperWall { (position, velocity) = (upperWall, min(velocity, 0)) }
  }
}
