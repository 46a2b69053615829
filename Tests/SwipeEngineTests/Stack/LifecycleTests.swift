import SwipePages
import Testing

@testable import SwipeEngine

@Suite struct `The events of a transition` {
  @Test func `come in order when it is completed`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.pop()
    #expect(
      rehearsal.events == [.began(.pop, by: .call), .willDisappear("B"), .willAppear("A")])
    rehearsal.forgetEvents()
    rehearsal.rest()
    #expect(
      rehearsal.events == [
        .didDisappear("B"), .didAppear("A"), .ended(.completed), .dropped("B"),
      ])
  }

  @Test func `come in order when it is cancelled`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.swipe(from: 20, to: 60, in: 0.5)
    rehearsal.forgetEvents()
    rehearsal.rest()
    #expect(
      rehearsal.events == [
        .willDisappear("A"), .willAppear("B"), .didDisappear("A"), .didAppear("B"),
        .ended(.cancelled),
      ])
  }

  @Test func `are all there when it has no length in time`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.push("C", animated: false)
    #expect(
      rehearsal.events == [
        .began(.push, by: .call), .willDisappear("B"), .willAppear("C"), .didDisappear("B"),
        .didAppear("C"), .ended(.completed),
      ])
  }

  @Test func `do not come from a place alone: the finger may return and go out again`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.drag(from: 20, to: 200, in: 0.2)
    rehearsal.move(to: 20, in: 0.2)
    #expect(rehearsal.position == 1)
    rehearsal.move(to: 350, in: 0.2)
    #expect(rehearsal.position < 0.3)
    #expect(rehearsal.events.count == 5)
    rehearsal.lift()
    rehearsal.rest()
    #expect(rehearsal.events.count == 9)
  }

  @Test func `end with the finger when it is back where it began`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.drag(from: 20, to: 200, in: 0.2)
    rehearsal.move(to: 20, in: 0.2)
    rehearsal.wait(milliseconds: 100)
    rehearsal.lift()
    #expect(rehearsal.phase == .resting)
    #expect(rehearsal.events.last == .ended(.cancelled))
  }

  @Test func `end one transition and begin the next when the needle runs over a page`() {
    var rehearsal = Rehearsal(pages: 3, width: 400)
    rehearsal.pop()
    rehearsal.wait(frames: 4)
    rehearsal.pop()
    rehearsal.rest()
    #expect(rehearsal.pages == "A")
    let order: [PageEvent<String>] = [
      .began(.pop, by: .call), .willDisappear("C"), .willAppear("B"), .didDisappear("C"),
      .didAppear("B"), .ended(.completed), .dropped("C"), .began(.pop, by: .call),
      .willDisappear("B"), .willAppear("A"), .didDisappear("B"), .didAppear("A"),
      .ended(.completed), .dropped("B"),
    ]
    #expect(rehearsal.events.filter { $0 != .dropped("C") } == order.filter { $0 != .dropped("C") })
    #expect(rehearsal.dropped == ["C", "B"])
  }

  @Test func `say once that a page changed its mind`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    rehearsal.push("C")
    rehearsal.rest()
    #expect(rehearsal.pages == "AC")
    #expect(
      rehearsal.events.count { $0 == .willAppear("A") }
        == rehearsal.events.count {
          $0 == .willDisappear("A")
        })
    #expect(rehearsal.dropped == ["B"])
  }

  @Test func `leave no trace after five cancelled swipes`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    for _ in 0..<5 {
      rehearsal.swipe(from: 20, to: 60, in: 0.5)
      rehearsal.rest()
    }
    let fresh = Rehearsal(pages: 2, width: 400)
    #expect(rehearsal.navigator.ruler == fresh.navigator.ruler)
    #expect(rehearsal.navigator.needle.isResting)
    #expect(rehearsal.position == fresh.position)
    #expect(rehearsal.navigator.lifecycle == fresh.navigator.lifecycle)
    #expect(rehearsal.navigator.recognizer.state == fresh.navigator.recognizer.state)
    #expect(rehearsal.navigator.pending == nil)
  }
}
