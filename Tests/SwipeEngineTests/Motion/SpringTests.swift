import Foundation
import Testing

@testable import SwipeEngine

@Suite struct `The spring` {
  static let dampings = [0.2, 0.35, 0.5, 0.7, 1, 1.5, 2.2, 5]

  @Test(arguments: [(1.0, 0.0), (0.7, -2.5), (0.4, 1.5), (0.05, -0.2)])
  func `moves as its formula says`(from: Double, velocity: Double) {
    let w = 2 * Double.pi / 0.35
    for milliseconds in stride(from: 0, through: 400, by: 7) {
      var motion = Motion(from: from, velocity: velocity, to: 0, spring: Spring())
      motion.advance(by: Int64(milliseconds) * 1000)
      // (D + w)³ y = 0: the spring and its anchor have one triple root.
      let t = Double(milliseconds) / 1000
      let (a, b) = (from, velocity + w * from)
      let c = w * w / 2 * (from + 2 * velocity / w)
      let (y, slope) = (a + t * (b + t * c), b + 2 * t * c)
      #expect(abs(motion.position - exp(-w * t) * y) < 1e-12)
      #expect(abs(motion.velocity - exp(-w * t) * (slope - w * y)) < 1e-11)
    }
  }

  @Test(arguments: dampings)
  func `comes as far in one long step as in many short ones`(damping: Double) {
    let spring = Spring(dampingRatio: damping)
    // The first 60 ms: nothing is at a wall yet.
    var long = Motion(from: 1, velocity: -1, to: 0, spring: spring)
    var short = long
    long.advance(by: 60_000)
    for _ in 0..<60 { short.advance(by: 1_000) }
    #expect(abs(long.position - short.position) < 1e-12)
    #expect(abs(long.velocity - short.velocity) < 1e-11)
  }

  @Test(arguments: dampings, [-4.0, 0, 4])
  func `comes to rest at its aim`(damping: Double, velocity: Double) {
    let spring = Spring(dampingRatio: damping)
    var motion = Motion(from: 0.5, velocity: velocity, to: 0, spring: spring)
    for _ in 0..<600 { motion.advance(by: 16_667) }
    #expect(motion.isOver(distance: 1e-3, speed: 1e-2, width: 1))
  }

  @Test(arguments: dampings)
  func `comes to rest in one step of any length`(damping: Double) {
    var motion = Motion(from: 0, velocity: 3, to: 1, spring: Spring(dampingRatio: damping))
    motion.advance(by: .max)
    #expect(motion.isOver(distance: 1e-9, speed: 1e-9, width: 1))
  }

  @Test(arguments: [0.0, -1, -2.5, -8, -40])
  func `never overshoots with a damping ratio of 1`(velocity: Double) {
    var motion = Motion(from: 1, velocity: velocity, to: 0, spring: Spring())
    var last = motion.position
    while !motion.isOver(distance: 1e-6, speed: 1e-6, width: 1) {
      motion.advance(by: 1_000)
      #expect(motion.position <= last && motion.position >= 0)
      last = motion.position
    }
  }

  @Test func `is quicker with less damping, and slower with more`() {
    let left = [0.5, 1, 2].map { damping in
      var motion = Motion(from: 1, velocity: 0, to: 0, spring: Spring(dampingRatio: damping))
      motion.advance(by: 120_000)
      return motion.position
    }
    #expect(left == left.sorted() && Set(left).count == 3)
  }

  @Test func `starts softly: neither the place nor the speed nor its change jumps`() {
    for velocity in [-2.5, -1, 0, 1, 2.5] {
      var motion = Motion(from: 0.5, velocity: velocity, to: 0, spring: Spring())
      motion.advance(by: 100)
      let change = (motion.velocity - velocity) / 0.0001
      #expect(abs(change) < 2.5 + abs(velocity) * 20)
    }
  }

  @Test func `has numbers within bounds whatever it is given`() {
    let spring = Spring(dampingRatio: .nan, response: -1)
    #expect(spring == Spring(dampingRatio: 0.1, response: 0.01))
    #expect(Spring(dampingRatio: .infinity, response: .infinity).dampingRatio == 10)
    #expect(Spring(dampingRatio: .infinity, response: .infinity).response == 10)
  }

  @Test(arguments: [(0.7, 4.0), (0.8, 6.0), (0.95, 2.0)])
  func `slows down from the first moment when it has to stop just ahead`(
    place: Double, velocity: Double
  ) {
    // On its way to page 2, and then to page 1.
    var motion = Motion(from: place, velocity: velocity, to: 2, spring: Spring())
    motion.head(for: 1)
    var last = motion.velocity
    for _ in 0..<200 {
      motion.advance(by: 4_000)
      #expect(motion.velocity <= last + 1e-12 && motion.position <= 1)
      last = motion.velocity
    }
    #expect(abs(motion.position - 1) < 1e-3)
  }
}
