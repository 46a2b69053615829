/// A finger's way as muscles make it: from rest, as smooth as can be (least jerk), to a speed that it
/// keeps until it lifts.
struct Stroke {
  /// Points; + is towards a pop.
  var travel: Double
  /// Points per second at the lift.
  var speed: Double
  /// Seconds in which it gains its speed.
  var duration: Double
  /// Seconds in which it keeps it.
  var tail: Double
  /// Samples per second.
  var rate: Double

  /// Where the finger is at a time, from 0 at its start.
  func place(at time: Double) -> Double {
    let s = min(time / duration, 1)
    let v = speed * duration
    let travel = travel - speed * tail
    // The polynomial of degree 5 that begins at rest and ends with this speed, unhurried.
    let (a, b, c) = (10 * travel - 4 * v, 7 * v - 15 * travel, 6 * travel - 3 * v)
    return s * s * s * (a + s * (b + s * c)) + speed * max(time - duration, 0)
  }

  /// The samples after the first, up to the lift.
  var samples: [(time: Double, x: Double)] {
    let all = duration + tail
    let regular = (1...Int(all * rate) + 1).map { Double($0) / rate }.filter { $0 < all }
    return (regular + [all]).map { ($0, place(at: $0)) }
  }
}

extension Rehearsal {
  mutating func perform(_ stroke: Stroke, from x: Double) {
    touchDown(at: x)
    let start = now
    for sample in stroke.samples {
      wait(microseconds: start + Int64(sample.time * 1_000_000) - now)
      touchMove(to: x + sample.x)
    }
    wait(milliseconds: 1)
    lift()
  }
}
