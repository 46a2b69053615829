import Testing

@testable import SwipeEngine

@Suite struct `The walls of a motion` {
  /// In steps of 1 ms, and of frames at 120, 90, 60 and 30 Hz.
  private func extremes(_ motion: Motion) -> (low: Double, high: Double) {
    var (low, high) = (motion.position, motion.position)
    for step in [Int64(1_000), 8_333, 11_111, 16_667, 33_333] {
      var motion = motion
      for _ in 0..<200 {
        motion.advance(by: step)
        (low, high) = (min(low, motion.position), max(high, motion.position))
      }
    }
    return (low, high)
  }

  @Test(arguments: [0.2, 0.5, 1, 3], [-60.0, -30, -12, -5, 5, 12, 30, 60])
  func `keep it between its aim and the gap that it is in`(damping: Double, velocity: Double) {
    let spring = Spring(dampingRatio: damping)
    for from in stride(from: 2.05, to: 3, by: 0.1) {
      let back = extremes(Motion(from: from, velocity: velocity, to: 2, spring: spring))
      #expect(back.low >= 2 && back.high <= 3, "from \(from)")
      let forward = extremes(Motion(from: from, velocity: velocity, to: 3, spring: spring))
      #expect(forward.low >= 2 && forward.high <= 3, "from \(from)")
    }
  }

  @Test(arguments: [0.2, 1])
  func `let it pass over pages on a longer way`(damping: Double) {
    let far = extremes(
      Motion(from: 2.5, velocity: 0, to: 0, spring: Spring(dampingRatio: damping)))
    #expect(far.low >= 0 && far.low < 1e-3 && far.high <= 3)
  }

  @Test func `keep it from leaving a page the wrong way`() {
    let motion = Motion(from: 1, velocity: 5, to: 0, spring: Spring())
    #expect(extremes(motion).high == 1)
  }

  @Test func `are those of the new aim when it changes`() {
    var motion = Motion(from: 0.5, velocity: -5, to: 0, spring: Spring(dampingRatio: 0.2))
    motion.advance(by: 20_000)
    motion.head(for: 1)
    let range = extremes(motion)
    #expect(range.low >= 0 && range.high <= 1)
    #expect(range.high > 0.999)
  }

  @Test func `take the speed away that runs into them`() {
    var motion = Motion(from: 0.9, velocity: 60, to: 0, spring: Spring())
    for _ in 0..<100 where motion.position < 1 { motion.advance(by: 1_000) }
    #expect(motion.position == 1)
    #expect(motion.velocity == 0)
  }

  @Test func `move along with pages that come and go below`() {
    var motion = Motion(from: 2.5, velocity: -1, to: 2, spring: Spring(dampingRatio: 0.2))
    var moved = motion
    moved.shift(by: -2)
    for _ in 0..<200 {
      motion.advance(by: 5_000)
      moved.advance(by: 5_000)
      #expect(abs(motion.position - 2 - moved.position) < 1e-9)
    }
  }
}
