import SwipePages
import Testing

@testable import SwipeEngine

@Suite struct `Forward history` {
  private func popped(_ count: Int, of pages: Int) -> Rehearsal {
    var rehearsal = Rehearsal(
      pages: pages, width: 400, configuration: Configuration(keepsForwardHistory: true))
    for _ in 0..<count {
      rehearsal.pop()
      rehearsal.rest()
    }
    rehearsal.forgetEvents()
    return rehearsal
  }

  @Test func `keeps popped pages`() {
    let rehearsal = popped(2, of: 3)
    #expect(rehearsal.pages == "A")
    #expect(rehearsal.stack.ruler == ["A", "B", "C"])
    #expect(rehearsal.dropped == [])
  }

  @Test func `is what a swipe forward shows, without asking`() {
    var rehearsal = popped(2, of: 3)
    rehearsal.swipe(from: 350, to: 50, in: 0.3)
    rehearsal.rest()
    #expect(rehearsal.questions == [.content(.forward)])
    #expect(rehearsal.pages == "AB")
    #expect(rehearsal.stack.ruler == ["A", "B", "C"])
  }

  @Test func `stays when the swipe falls back`() {
    var rehearsal = popped(2, of: 3)
    rehearsal.swipe(from: 350, to: 320, in: 1)
    rehearsal.rest()
    #expect(rehearsal.pages == "A")
    #expect(rehearsal.stack.ruler == ["A", "B", "C"])
    #expect(rehearsal.dropped == [])
  }

  @Test func `is what the key goes forward to`() {
    var rehearsal = popped(2, of: 3)
    rehearsal.send(.key(.forward))
    rehearsal.rest()
    rehearsal.send(.key(.forward))
    rehearsal.rest()
    #expect(rehearsal.pages == "ABC")
    #expect(rehearsal.questions == [])
  }

  @Test func `is cleared by a push`() {
    var rehearsal = popped(2, of: 3)
    rehearsal.push("X")
    #expect(rehearsal.pages == "AX")
    #expect(rehearsal.dropped == ["B", "C"])
    rehearsal.rest()
    #expect(rehearsal.stack.ruler == ["A", "X"])
  }

  @Test func `is cleared by another stack`() {
    var rehearsal = popped(1, of: 3)
    rehearsal.set("AX")
    rehearsal.rest()
    #expect(rehearsal.dropped.sorted() == ["B", "C"])
    #expect(rehearsal.stack.ruler == ["A", "X"])
  }

  @Test func `is dropped when it is no longer wanted`() {
    var rehearsal = popped(2, of: 3)
    rehearsal.configure { $0.keepsForwardHistory = false }
    #expect(rehearsal.dropped == ["B", "C"])
  }

  @Test func `is not kept otherwise`() {
    var rehearsal = Rehearsal(pages: 3, width: 400)
    rehearsal.pop()
    rehearsal.rest()
    #expect(rehearsal.dropped == ["C"])
    #expect(rehearsal.stack.ruler == ["A", "B"])
  }
}
