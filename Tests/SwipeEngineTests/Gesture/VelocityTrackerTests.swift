import Testing

@testable import SwipeEngine

@Suite struct `The velocity of a finger` {
  /// A sample every so many milliseconds at the place that the function says.
  private func tracker(
    _ count: Int, every milliseconds: Int64 = 8, _ place: (Double) -> Double
  ) -> VelocityTracker {
    var tracker = VelocityTracker()
    for step in 0..<Int64(count) {
      let time = step * milliseconds
      tracker.add(place(Double(time) / 1000), at: time * 1000)
    }
    return tracker
  }

  @Test(arguments: [2, 3, 7, 20, 50], [-900.0, 0, 300, 4000])
  func `is exact when it is even`(count: Int, speed: Double) {
    var tracker = tracker(count) { 30 + speed * $0 }
    let measured = tracker.velocity(at: Int64(count - 1) * 8_000)
    #expect(abs(measured - speed) < 1e-6)
  }

  @Test(arguments: [3, 5, 12])
  func `is that of the last instant when it changes evenly`(count: Int) {
    var tracker = tracker(count) { 500 * $0 + 2000 * $0 * $0 }
    let end = Double(count - 1) * 0.008
    let measured = tracker.velocity(at: Int64(count - 1) * 8_000)
    // Half a sample's change is left out: no speed is reported that was not measured.
    #expect(abs(measured - (500 + 4000 * end - 4000 * 0.004)) < 1e-6)
  }

  @Test func `is not turned round by slowing down`() {
    var tracker = VelocityTracker()
    let places = [20.0, 80, 140, 190, 220, 235, 240]
    for (index, place) in places.enumerated() { tracker.add(place, at: Int64(index) * 16_667) }
    #expect(tracker.velocity(at: 6 * 16_667) >= 299)
  }

  @Test func `is 0 for fewer than two samples`() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(100, at: 0)
    #expect(tracker.velocity(at: 1_000) == 0)
  }

  @Test func `is 0 after a rest of 80 ms`() {
    var tracker = tracker(5) { 1000 * $0 }
    #expect(tracker.velocity(at: 32_000 + 79_999) > 900)
    #expect(tracker.velocity(at: 32_000 + 80_000) == 0)
  }

  @Test func `comes from the last 100 ms before the release`() {
    // To and fro at first, then evenly: only the even part counts.
    var tracker = tracker(18, every: 10) { time in
      let isOdd = Int((time * 100).rounded()) % 2 == 1
      return time < 0.07 ? (isOdd ? 60 : -60) : 1000 * (time - 0.07)
    }
    #expect(abs(tracker.velocity(at: 170_000) - 1000) < 1e-6)
    #expect(abs(tracker.velocity(at: 140_000) - 1000) > 10)
  }

  @Test func `needs two samples, however late the release`() {
    var tracker = tracker(2, every: 39) { 1000 * $0 }
    #expect(abs(tracker.velocity(at: 39_000 + 79_000) - 1000) < 1e-6)
  }

  @Test func `comes from at most 20 samples`() {
    // 21 samples a millisecond apart; the first one is far away.
    var tracker = tracker(21, every: 1) { $0 == 0 ? 1e6 : 1000 * $0 }
    #expect(abs(tracker.velocity(at: 20_000) - 1000) < 1e-3)
    #expect(tracker.value(at: -1) == 1)
    var nearer = self.tracker(20, every: 1) { $0 == 0 ? 1e6 : 1000 * $0 }
    #expect(nearer.value(at: -1) == 1e6)
  }

  @Test func `forgets what was before a silence of 40 ms`() {
    for (gap, isForgotten) in [(Int64(39_999), false), (40_000, true)] {
      var tracker = tracker(3) { 1000 * $0 }
      tracker.add(20, at: 16_000 + gap)
      #expect((tracker.velocity(at: 16_000 + gap) == 0) == isForgotten)
    }
  }

  @Test func `takes the later of two samples at one time`() {
    var tracker = tracker(2) { 1000 * $0 }
    tracker.add(16, at: 8_000)
    #expect(abs(tracker.velocity(at: 8_000) - 2000) < 1e-6)
    let repeats = tracker.repeats(16)
    #expect(repeats)
  }

  @Test func `takes a time that runs backwards as the same time`() {
    var tracker = tracker(2) { 1000 * $0 }
    tracker.add(16, at: 3_000)
    tracker.add(16, at: -5)
    #expect(abs(tracker.velocity(at: 8_000) - 2000) < 1e-6)
  }

  @Test func `is forgotten on demand`() {
    var tracker = tracker(9) { 1000 * $0 }
    tracker.clear()
    #expect(tracker.velocity(at: 64_000) == 0)
    #expect(tracker.isEmpty)
  }

  @Test func `is a number at the ends of time`() {
    var tracker = VelocityTracker()
    tracker.add(0, at: .min)
    tracker.add(1e300, at: .max)
    #expect(tracker.velocity(at: .max).isFinite)
    #expect(tracker.velocity(at: .min).isFinite)
    tracker.add(-1e300, at: .max)
    #expect(tracker.velocity(at: .max).isFinite)
  }
}
