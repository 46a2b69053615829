import Testing

@testable import SwipeEngine

@Suite struct `Resampling` {
  private func tracker(_ samples: [(Int64, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, value) in samples { tracker.add(value, at: time) }
    return tracker
  }

  @Test func `finds the finger between two samples`() {
    var tracker = tracker([(0, 0), (10_000, 10), (20_000, 40)])
    #expect(tracker.value(at: 15_000) == 25)
    #expect(tracker.value(at: 10_000) == 10)
    #expect(tracker.value(at: 5_000) == 5)
  }

  @Test func `runs ahead by half an interval and 8 ms at most`() {
    var short = tracker([(0, 0), (10_000, 10)])
    #expect(short.value(at: 14_000) == 14)
    #expect(short.value(at: 100_000) == 15)
    var long = tracker([(0, 0), (30_000, 30)])
    #expect(long.value(at: 100_000) == 38)
  }

  @Test func `never looks further back than the first sample`() {
    var two = tracker([(0, 3), (10_000, 10)])
    #expect(two.value(at: -5) == 3)
  }

  @Test func `is where the finger is when there is but one sample`() {
    var one = tracker([(0, 7)])
    #expect(one.value(at: 100_000) == 7)
  }

  @Test func `places a held page 5 ms before each frame`() {
    var rehearsal = Rehearsal(pages: 2, configuration: Configuration(resamples: true))
    rehearsal.drag(from: 20, to: 120, in: 0.1)
    let between = rehearsal.position
    rehearsal.wait(frames: 1)
    #expect(rehearsal.stack.wantsFrames)
    #expect(rehearsal.position < between)
    // 16.667 ms a frame, 1 pt a ms, 5 ms late; the slop of 10 pt does not count.
    let frame = Double(rehearsal.now) / 1000
    #expect(abs((1 - rehearsal.position) * 400 - (min(frame - 5, 104) - 10)) < 0.01)
  }

  @Test func `moves nothing between frames`() {
    var rehearsal = Rehearsal(pages: 2, configuration: Configuration(resamples: true))
    rehearsal.drag(from: 20, to: 120, in: 0.1)
    let before = rehearsal.position
    rehearsal.touchMove(to: 125)
    #expect(rehearsal.position == before)
  }

  @Test func `ends with the finger`() {
    var rehearsal = Rehearsal(pages: 2, configuration: Configuration(resamples: true))
    rehearsal.swipe(from: 20, to: 300, in: 0.3)
    #expect(rehearsal.phase == .settling)
    rehearsal.rest()
    #expect(rehearsal.pages == "A")
    #expect(!rehearsal.stack.wantsFrames)
  }
}
