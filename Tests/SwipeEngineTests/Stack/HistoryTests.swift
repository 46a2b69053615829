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

  @Test(arguments: [0, 1, 2, 3])
  func `keeps what a call takes away at once`(target: Int) {
    var rehearsal = popped(0, of: 5)
    rehearsal.send(.popTo(target, animated: true))
    #expect(rehearsal.pages.count == target + 1)
    #expect(rehearsal.stack.navigator.shownSlots.count == 2)
    rehearsal.rest()
    #expect(rehearsal.stack.ruler == ["A", "B", "C", "D", "E"])
    #expect(rehearsal.dropped == [])
    rehearsal.send(.key(.forward))
    rehearsal.rest()
    #expect(rehearsal.pages.count == target + 2)
  }

  @Test func `keeps it too when it is taken away in flight`() {
    var rehearsal = popped(0, of: 5)
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    let before = (rehearsal.stack.front, rehearsal.scene.front.x, rehearsal.stack.back)
    rehearsal.send(.popTo(0, animated: true))
    #expect((rehearsal.stack.front, rehearsal.scene.front.x, rehearsal.stack.back) == before)
    rehearsal.rest()
    #expect(rehearsal.stack.ruler == ["A", "B", "C", "D", "E"])
    #expect(rehearsal.dropped == [])
  }

  @Test func `is cleared by a push on the way`() {
    var rehearsal = popped(0, of: 4)
    rehearsal.send(.popTo(0, animated: true))
    rehearsal.wait(frames: 5)
    rehearsal.push("X")
    rehearsal.rest()
    #expect(rehearsal.stack.ruler == ["A", "X"])
    #expect(rehearsal.dropped.sorted() == ["B", "C", "D"])
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
