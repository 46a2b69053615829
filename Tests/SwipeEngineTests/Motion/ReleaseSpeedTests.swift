import Testing

@testable import SwipeEngine

@Suite struct `Just after the release` {
  /// A page at this place, let go at this speed in pages per second.
  private func released(at position: Double, velocity: Double) -> Motion {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    let travel = 10 + (1 - position) * 400
    rehearsal.swipe(from: 20, to: 20 + travel, in: travel / (-velocity * 400))
    return rehearsal.navigator.needle.motion
  }

  static let places = [0.3, 0.4, 0.5, 0.6, 0.7]

  @Test(arguments: places, [-2.5, -2, -1.5])
  func `the page is as fast as the finger was`(position: Double, velocity: Double) {
    var motion = released(at: position, velocity: velocity)
    #expect(abs(motion.position - position) < 1e-9)
    #expect(abs(motion.velocity / velocity - 1) < 0.05)
    motion.advance(by: 1_000)
    #expect(abs(motion.velocity / velocity - 1) < 0.05)
  }

  @Test(arguments: places)
  func `it stays so for a whole frame of 60 Hz`(position: Double) {
    var motion = released(at: position, velocity: -2.5)
    motion.advance(by: 16_667)
    let speed = (motion.position - position) / 0.016667
    #expect(abs(speed / -2.5 - 1) < 0.05)
  }
}
