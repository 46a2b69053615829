/// The last samples of a finger along one axis, and how fast it was when it lifted.
///
/// Least squares over the last 100 ms and at most 20 samples: a parabola through three or more
/// samples, a line through two; its slope at the last sample is the velocity, but never outside what
/// was measured between any two of the samples: a finger that slows down is not thought to turn. Fixed storage: `SIMD32`
/// is an array that needs no allocation and exists on every system. Reading is `mutating` only because
/// it happens in place, without a copy.
struct VelocityTracker: Equatable, Sendable {
  private var times = SIMD32<Int64>()
  private var values = SIMD32<Double>()
  private var newest = 0
  private var count = 0

  private static let capacity = Feel.velocitySamples

  var isEmpty: Bool { count == 0 }

  /// Whether this is the newest value.
  mutating func repeats(_ value: Double) -> Bool { count > 0 && value == self.value(0) }

  mutating func clear() { count = 0 }

  /// Adds a sample: points, microseconds. A silence clears what was before; a time that does not
  /// advance overwrites the last sample.
  mutating func add(_ value: Double, at time: Int64) {
    if count > 0 {
      let gap = time.minus(self.time(0))
      if gap <= 0 {
        values.store(value, at: newest)
        return
      }
      if gap >= Feel.silence { count = 0 }
    }
    newest = newest + 1 < Self.capacity ? newest + 1 : 0
    times.store(time, at: newest)
    values.store(value, at: newest)
    if count < Self.capacity { count += 1 }
  }

  /// When the sample was that lies so many samples back; 0 is the newest.
  @inline(never)
  private mutating func time(_ age: Int) -> Int64 {
    times.load(at: newest >= age ? newest - age : newest - age + Self.capacity)
  }

  /// Where it was.
  @inline(never)
  private mutating func value(_ age: Int) -> Double {
    values.load(at: newest >= age ? newest - age : newest - age + Self.capacity)
  }

  /// Points per second at the last sample, for a finger that lifts at `time`.
  mutating func velocity(at time: Int64) -> Double {
    guard count > 1 else { return 0 }
    let last = self.time(0)
    guard time.minus(last) < Feel.rest else { return 0 }
    var fit = Parabola()
    var (slowest, fastest) = (Double.infinity, -Double.infinity)
    var (later, place) = (0.0, 0.0)
    for age in 0..<count {
      let sampled = self.time(age)
      guard time.minus(sampled) <= Feel.velocityWindow || age < 2 else { break }
      let (seconds, offset) = (Double(sampled.minus(last)) / 1_000_000, value(age) - value(0))
      fit.add(seconds, offset)
      if age > 0 {
        let speed = (place - offset) / (later - seconds)
        (slowest, fastest) = (min(slowest, speed), max(fastest, speed))
      }
      (later, place) = (seconds, offset)
    }
    return fit.slopeAtZero.clamped(slowest, fastest)
  }

  /// Where the finger was at `time`, between two samples or a little beyond the last one.
  mutating func value(at time: Int64) -> Double {
    guard count > 1 else { return value(0) }
    var age = 1
    while age < count - 1, self.time(age) > time { age += 1 }
    let from = self.time(age)
    let span = self.time(age - 1).minus(from)
    let latest = span.plus(span / 2 < Feel.longestPrediction ? span / 2 : Feel.longestPrediction)
    let elapsed = min(max(time.minus(from), 0), latest)
    return value(age) + (value(age - 1) - value(age)) * Double(elapsed) / Double(span)
  }
}

/// A least-squares fit of a parabola through points whose last one is the origin.
private struct Parabola {
  private var n = 0.0
  private var t1 = 0.0
  private var t2 = 0.0
  private var t3 = 0.0
  private var t4 = 0.0
  private var x1 = 0.0
  private var tx = 0.0
  private var ttx = 0.0

  mutating func add(_ t: Double, _ x: Double) {
    let tt = t * t
    n += 1
    t1 += t
    t2 += tt
    t3 += tt * t
    t4 += tt * tt
    x1 += x
    tx += t * x
    ttx += tt * x
  }

  /// The slope of the fit at t = 0; of a line when there are too few points for a parabola.
  var slopeAtZero: Double {
    let (a, b, c) = (t2 - t1 * t1 / n, t3 - t1 * t2 / n, t4 - t2 * t2 / n)
    let (p, q) = (tx - t1 * x1 / n, ttx - t2 * x1 / n)
    guard a > 0 else { return 0 }
    let determinant = a * c - b * b
    let slope = n > 2 && determinant > 1e-9 * a * c ? (p * c - q * b) / determinant : p / a
    return slope.isNumber ? slope : 0
  }
}
