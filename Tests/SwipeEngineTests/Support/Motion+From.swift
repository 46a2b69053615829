@testable import SwipeEngine

extension Motion {
  /// On its way from a place, at a speed in pages per second.
  init(from place: Double, velocity: Double, to aim: Int, spring: Spring) {
    self.init(at: place)
    start(velocity: velocity, to: aim, spring: spring)
  }
}
