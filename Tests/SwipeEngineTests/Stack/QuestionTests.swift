import Testing

@testable import SwipeEngine

@Suite struct `A question` {
  private func sample(_ x: Double, _ milliseconds: Int64) -> PointerSample {
    PointerSample(pointer: 1, x: x, y: 400, time: milliseconds * 1000)
  }

  /// A pointer that has just left the slop.
  private func asked() -> Navigator {
    var navigator = Navigator(pages: 2, width: 400)
    _ = navigator.send(.down(sample(50, 0)), at: 0)
    let output = navigator.send(.move(sample(80, 8)), at: 8_000)
    #expect(output.question == .content(.back))
    return navigator
  }

  @Test func `without an answer counts as refused`() {
    var navigator = asked()
    let output = navigator.send(.move(sample(120, 16)), at: 16_000)
    #expect(output.question == nil && output.scene.phase == .resting)
    #expect(navigator.send(.move(sample(300, 24)), at: 24_000).question == nil)
    #expect(navigator.send(.up(sample(300, 30)), at: 30_000).scene.phase == .resting)
  }

  @Test func `of a pop without an answer is a pop that did not happen`() {
    var navigator = Navigator(pages: 2, width: 400)
    #expect(navigator.send(.pop(animated: true), at: 0).question == .leave(1))
    let output = navigator.send(.frame, at: 16_667)
    #expect(output.events[0] == .refused(.pop, .veto))
    #expect(output.scene.phase == .resting)
  }

  @Test func `at the release without an answer returns the page`() {
    var navigator = asked()
    #expect(navigator.send(.answer(.content(.nothing)), at: 8_000).question == .leave(1))
    _ = navigator.send(.answer(.allow), at: 8_000)
    for step in 2..<40 {
      _ = navigator.send(.move(sample(60 + Double(step) * 8, Int64(step) * 8)), at: 0)
    }
    #expect(navigator.send(.up(sample(370, 320)), at: 0).question == .leave(1))
    let output = navigator.send(.frame, at: 16_667)
    #expect(output.events[0] == .refused(.swipe, .veto))
    #expect(output.scene.phase == .settling && output.scene.aim == 1)
  }

  @Test func `is there while the finger still holds the page`() {
    var navigator = asked()
    _ = navigator.send(.answer(.content(.nothing)), at: 8_000)
    _ = navigator.send(.answer(.allow), at: 8_000)
    _ = navigator.send(.move(sample(350, 200)), at: 0)
    let output = navigator.send(.up(sample(350, 300)), at: 0)
    #expect(output.question == .leave(1))
    #expect(output.scene.phase == .held)
    #expect(navigator.send(.answer(.allow), at: 0).scene.phase == .settling)
  }

  @Test(arguments: [
    Answer.allow, .refuse, .content(.control), .content(.nothing),
    .content(.scroller(canMove: true, isDecelerating: false)),
  ])
  func `of another kind is answered: the engine goes on`(answer: Answer) {
    var navigator = asked()
    var output = navigator.send(.answer(answer), at: 8_000)
    if output.question != nil { output = navigator.send(.answer(answer), at: 8_000) }
    #expect(output.question == nil)
    output = navigator.send(.up(sample(80, 16)), at: 16_000)
    for frame in 1..<200 where output.wantsFrames {
      output = navigator.send(.frame, at: Int64(frame) * 16_667)
    }
    #expect(output.scene.phase == .resting)
  }

  @Test func `that nobody asked is no answer`() {
    for answer in [Answer.allow, .refuse, .content(.nothing)] {
      var navigator = Navigator(pages: 2, width: 400)
      let before = navigator
      _ = navigator.send(.answer(answer), at: 0)
      #expect(navigator == before)
    }
  }

  @Test func `that has to do with content is not answered by a yes`() {
    var navigator = asked()
    let output = navigator.send(.answer(.allow), at: 8_000)
    #expect(output.question == nil)
    #expect(output.scene.phase == .resting)
  }
}
