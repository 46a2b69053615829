import Testing

@testable import SwipeEngine

@Suite struct `Times that are none` {
  static let times: [Int64] = [.min, -1_000_000_000_000_000, -1, 0, 1, 1_000_000_000_000_000, .max]

  private static func isAtRest(_ navigator: Navigator, after time: Int64) -> Bool {
    var navigator = navigator
    var output = navigator.send(.cancel(pointer: 1), at: time)
    // Whatever the clock was, it runs on from here.
    let start = min(time, .max - 5_000_000)
    for frame in 0..<180 where output.wantsFrames {
      output = navigator.send(.frame, at: start + Int64(frame) * 16_667)
    }
    return output.scene.phase == .resting && output.scene.front.x == 0
  }

  @Test(arguments: times, times)
  func `between frames`(first: Int64, second: Int64) {
    var navigator = Navigator(pages: 2, width: 400)
    _ = navigator.send(.pop(animated: true), at: first)
    let output = navigator.send(.answer(.allow), at: first)
    #expect(output.wantsFrames)
    let next = navigator.send(.frame, at: second)
    #expect(next.scene.position >= 0 && next.scene.position <= 1)
    // Backwards is no time at all.
    #expect(second > first || next.scene.position == 1)
    #expect(Self.isAtRest(navigator, after: second))
  }

  @Test(arguments: times, times)
  func `between samples`(first: Int64, second: Int64) {
    for clock in Self.times {
      var navigator = Navigator(pages: 2, width: 400)
      var output = navigator.send(
        .down(PointerSample(pointer: 1, x: 20, y: 400, time: first)), at: clock)
      for (x, time) in [(60.0, second), (120, first), (200, second), (260, second)] {
        let sample = PointerSample(pointer: 1, x: x, y: 400, time: time)
        output = navigator.send(.move(sample), at: clock)
        if output.question != nil { _ = navigator.send(.answer(.content(.nothing)), at: clock) }
        if navigator.pending != nil { output = navigator.send(.answer(.allow), at: clock) }
      }
      #expect(output.scene.position >= 0 && output.scene.position <= 1)
      #expect(output.scene.phase == .held)
      var cancelled = navigator
      #expect(Self.isAtRest(cancelled, after: second))
      cancelled = navigator
      _ = cancelled.send(.pop(animated: true), at: second)
      _ = cancelled.send(.answer(.allow), at: second)
      #expect(Self.isAtRest(cancelled, after: clock))
      let up = PointerSample(pointer: 1, x: 260, y: 400, time: first)
      if navigator.send(.up(up), at: clock).question != nil {
        _ = navigator.send(.answer(.allow), at: clock)
      }
      #expect(Self.isAtRest(navigator, after: second))
    }
  }

  @Test func `as long as eleven days between two samples`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.drag(from: 20, to: 100, in: 0.1)
    rehearsal.wait(milliseconds: 1_000_000_000 / 1000)
    let now = rehearsal.now + 1_000_000_000_000
    rehearsal.send(.move(PointerSample(pointer: 1, x: 300, y: 400, time: now)))
    rehearsal.send(.up(PointerSample(pointer: 1, x: 300, y: 400, time: now + 1)))
    #expect(rehearsal.velocity == 0)
    rehearsal.rest()
    #expect(rehearsal.pages == "A")
  }

  @Test func `as long as eleven days between two frames`() {
    var navigator = Navigator(pages: 2, width: 400)
    _ = navigator.send(.pop(animated: true), at: 0)
    _ = navigator.send(.answer(.allow), at: 0)
    _ = navigator.send(.frame, at: 1_000_000_000_000)
    let output = navigator.send(.frame, at: 1_000_000_016_667)
    #expect(output.scene.phase == .resting && output.scene.position == 0)
  }

  @Test func `on two clocks that have nothing to do with each other`() {
    // The same finger, by a clock that began at another time.
    let offsets: [Int64] = [0, 777_777_777_777, -5_000_000_000]
    let speeds = offsets.map { offset in
      var navigator = Navigator(pages: 2, width: 400)
      func sample(_ step: Int64) -> PointerSample {
        PointerSample(
          pointer: 1, x: 20 + Double(step) * 8, y: 400, time: offset + step * 8_000)
      }
      _ = navigator.send(.down(sample(0)), at: 0)
      for step in 1...30 {
        var output = navigator.send(.move(sample(Int64(step))), at: Int64(step) * 8_000)
        while let question = output.question {
          let answer: Answer = question == .content(.back) ? .content(.nothing) : .allow
          output = navigator.send(.answer(answer), at: Int64(step) * 8_000)
        }
      }
      _ = navigator.send(.up(sample(30)), at: 240_000)
      _ = navigator.send(.answer(.allow), at: 240_000)
      return navigator.needle
    }
    #expect(speeds[0] == speeds[1] && speeds[1] == speeds[2])
    #expect(abs(speeds[0].velocity + 2.5) < 1e-6)
  }
}
