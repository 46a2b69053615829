import SwipePages
import Testing

@testable import SwipeEngine

@Suite struct `What lies under the finger` {
  @Test(arguments: [
    (Content.nothing, true),
    (.control, false),
    (.scroller(canMove: true, isDecelerating: false), false),
    (.scroller(canMove: false, isDecelerating: true), false),
    (.scroller(canMove: true, isDecelerating: true), false),
    (.scroller(canMove: false, isDecelerating: false), true),
  ])
  func `wins when it wants the swipe itself`(content: Content, isClaimed: Bool) {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.next = ["B": "C"]
    rehearsal.content = content
    rehearsal.swipe(from: 50, to: 300, in: 0.2)
    #expect(rehearsal.claims == (isClaimed ? [.back] : []))
    rehearsal.rest()
    #expect(rehearsal.pages == (isClaimed ? "A" : "AB"))
  }

  @Test func `wins forward swipes just so, and then no page is made`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.next = ["B": "C"]
    rehearsal.content = .control
    rehearsal.swipe(from: 300, to: 50, in: 0.2)
    #expect(rehearsal.questions == [.content(.forward)])
    #expect(rehearsal.events == [])
  }

  @Test func `is asked about once a gesture, and not before the claim`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.touchDown(at: 50)
    rehearsal.touchMove(to: 59)
    #expect(rehearsal.questions == [])
    rehearsal.move(to: 300, in: 0.2)
    #expect(rehearsal.questions == [.content(.back), .leave("B")])
  }

  @Test func `is not asked about when the page was caught`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.content = .control
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    rehearsal.forgetEvents()
    rehearsal.drag(from: 100, to: 200, in: 0.1)
    #expect(rehearsal.questions == [])
    #expect(rehearsal.claims == [.back])
    #expect(rehearsal.events.contains(.contentCancelled))
  }
}

@Suite struct `Where a back swipe may start` {
  @Test(arguments: [(20.0, true), (20.001, false), (0, true), (-30, true), (200, false)])
  func `is no further from the leading edge than it is set`(x: Double, isClaimed: Bool) {
    var rehearsal = Rehearsal(
      pages: 2, width: 400, configuration: Configuration(startDistance: 20))
    rehearsal.swipe(from: x, to: x + 250, in: 0.2)
    #expect(rehearsal.claims == (isClaimed ? [.back] : []))
  }

  @Test func `is nowhere for a distance less than 0, and anywhere for none`() {
    for (distance, isClaimed) in [(-1000.0, false), (.nan, true), (.infinity, true)] {
      var rehearsal = Rehearsal(
        pages: 2, width: 400, configuration: Configuration(startDistance: distance))
      rehearsal.swipe(from: 100, to: 350, in: 0.2)
      #expect(rehearsal.claims == (isClaimed ? [.back] : []))
    }
  }

  @Test func `is anywhere for forward swipes, for trackpads, and on a page in motion`() {
    let edge = Configuration(startDistance: 20)
    var forward = Rehearsal(pages: 2, width: 400, configuration: edge)
    forward.next = ["B": "C"]
    forward.swipe(from: 300, to: 50, in: 0.2)
    #expect(forward.claims == [.forward])
    var trackpad = Rehearsal(pages: 2, width: 400, configuration: edge)
    trackpad.scroll(dx: 200, in: 0.1)
    #expect(trackpad.claims == [.back])
    var caught = Rehearsal(pages: 2, width: 400, configuration: edge)
    caught.pop()
    caught.wait(frames: 5)
    caught.touchDown(at: 300)
    #expect(caught.phase == .held)
  }

  @Test func `is read at the claim`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.touchDown(at: 100)
    rehearsal.configure { $0.startDistance = 20 }
    rehearsal.move(to: 300, in: 0.2)
    #expect(rehearsal.claims == [])
  }
}
