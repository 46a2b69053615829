import SwipePages
import Testing

@testable import SwipeEngine

@Suite struct `The next page` {
  private func rehearsal(_ configuration: Configuration = Configuration()) -> Rehearsal {
    var rehearsal = Rehearsal(pages: 2, width: 400, configuration: configuration)
    rehearsal.next = ["B": "C", "C": "D"]
    return rehearsal
  }

  @Test func `is asked for at the claim, and follows the finger`() {
    var rehearsal = rehearsal()
    rehearsal.drag(from: 350, to: 140, in: 0.3)
    #expect(rehearsal.questions == [.content(.forward), .next(after: "B")])
    #expect(abs(rehearsal.position - 1.5) < 1e-9)
    #expect(rehearsal.pages == "AB")
    #expect(rehearsal.stack.front == "C")
    rehearsal.lift()
    #expect(rehearsal.pages == "ABC")
    rehearsal.rest()
    #expect(rehearsal.position == 2)
  }

  @Test func `is dropped without having appeared when the swipe falls back`() {
    var rehearsal = rehearsal()
    rehearsal.swipe(from: 350, to: 300, in: 1)
    #expect(rehearsal.pages == "AB")
    rehearsal.rest()
    #expect(rehearsal.dropped == ["C"])
    #expect(!rehearsal.events.contains(.didAppear("C")))
    #expect(rehearsal.events.contains(.ended(.cancelled)))
  }

  @Test func `is dropped even where popped pages are kept`() {
    var rehearsal = rehearsal(Configuration(keepsForwardHistory: true))
    rehearsal.swipe(from: 350, to: 300, in: 1)
    rehearsal.rest()
    #expect(rehearsal.dropped == ["C"])
  }

  @Test func `may be refused, and then the pointer is not claimed`() {
    var rehearsal = rehearsal()
    rehearsal.next = [:]
    rehearsal.swipe(from: 350, to: 100, in: 0.3)
    #expect(rehearsal.questions == [.content(.forward), .next(after: "B")])
    #expect(rehearsal.events == [])
    #expect(rehearsal.phase == .resting)
  }

  @Test func `is no page of the stack`() {
    var rehearsal = rehearsal()
    rehearsal.next = ["B": "A"]
    rehearsal.swipe(from: 350, to: 100, in: 0.3)
    #expect(rehearsal.events == [])
  }

  @Test func `comes by key as well`() {
    var rehearsal = rehearsal()
    rehearsal.send(.key(.forward))
    #expect(rehearsal.questions == [.next(after: "B")])
    #expect(rehearsal.events.first == .began(.push, by: .key))
    rehearsal.rest()
    #expect(rehearsal.pages == "ABC")
    rehearsal.next = [:]
    rehearsal.forgetEvents()
    rehearsal.send(.key(.forward))
    #expect(rehearsal.events == [.refused(.key, .noNextPage)])
  }

  @Test func `lasts for one page a gesture`() {
    var rehearsal = rehearsal()
    rehearsal.swipe(from: 399, to: -2000, in: 0.3)
    rehearsal.rest()
    #expect(rehearsal.pages == "ABC")
  }

  @Test func `is replaced by a push in mid-drag`() {
    var rehearsal = rehearsal()
    rehearsal.drag(from: 350, to: 140, in: 0.3)
    rehearsal.push("X")
    rehearsal.lift()
    rehearsal.rest()
    #expect(rehearsal.pages == "ABX")
    #expect(rehearsal.dropped == ["C"])
  }

  @Test func `may be pushed by a call while it comes`() {
    var rehearsal = rehearsal()
    rehearsal.drag(from: 350, to: 140, in: 0.3)
    let position = rehearsal.position
    rehearsal.push("C")
    #expect(rehearsal.position == position)
    rehearsal.lift()
    rehearsal.rest()
    #expect(rehearsal.pages == "ABC")
    #expect(rehearsal.dropped == [])
  }
}
