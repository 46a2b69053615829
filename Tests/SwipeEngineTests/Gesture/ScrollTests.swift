import Testing

@testable import SwipeEngine

extension Rehearsal {
  mutating func scroll(_ phase: ScrollSample.Phase, _ dx: Double = 0, _ dy: Double = 0) {
    send(.scroll(ScrollSample(phase: phase, dx: dx, dy: dy, time: now)))
  }

  /// Scrolls so far at an even speed, without the end.
  mutating func scroll(dx: Double, dy: Double = 0, in seconds: Double) {
    let steps = Int(seconds * 125)
    scroll(.began, dx / Double(steps), dy / Double(steps))
    for _ in 1..<steps {
      wait(milliseconds: 8)
      scroll(.changed, dx / Double(steps), dy / Double(steps))
    }
  }
}

@Suite struct `A trackpad` {
  @Test func `moves the page as a finger does`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.scroll(dx: 210, in: 0.2)
    #expect(abs(rehearsal.position - 0.5) < 1e-9)
    #expect(rehearsal.events.contains(.began(.pop, by: .scroll)))
    #expect(!rehearsal.events.contains(.contentCancelled))
    rehearsal.scroll(.ended)
    rehearsal.rest()
    #expect(rehearsal.pages == "A")
  }

  @Test func `pushes the other way`() {
    var rehearsal = Rehearsal(pages: 1, width: 400)
    rehearsal.next = ["A": "B"]
    rehearsal.scroll(dx: -300, in: 0.2)
    rehearsal.scroll(.ended)
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
  }

  @Test func `says nothing more once the fingers have left`() {
    var rehearsal = Rehearsal(pages: 3, width: 400)
    rehearsal.scroll(dx: 250, in: 0.2)
    rehearsal.scroll(.ended)
    var undisturbed = rehearsal
    for _ in 0..<40 {
      rehearsal.wait(milliseconds: 8)
      undisturbed.wait(milliseconds: 8)
      rehearsal.scroll(.momentum, 40)
      #expect(rehearsal.scene == undisturbed.scene)
    }
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
  }

  @Test func `does not move a page that is held by what goes on by itself`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.scroll(dx: 110, in: 0.1)
    let before = rehearsal.scene
    rehearsal.scroll(.momentum, 40)
    #expect(rehearsal.scene == before)
  }

  @Test func `has its axis from an accumulated way, not from the first delta`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.scroll(.began, 1, 2)
    for (dx, dy) in [(9.0, 1.0), (12, 0), (30, 0)] { rehearsal.scroll(.changed, dx, dy) }
    #expect(rehearsal.claims == [.back])
    var down = Rehearsal(pages: 2, width: 400)
    down.scroll(.began, 4, 1)
    for (dx, dy) in [(1.0, 30.0), (60, 0)] { down.scroll(.changed, dx, dy) }
    #expect(down.claims == [])
  }

  @Test func `returns when the system takes it away`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.scroll(dx: 350, in: 0.2)
    rehearsal.scroll(.cancelled)
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
  }

  @Test func `changes nothing without a beginning, and begins anew with another`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.scroll(.changed, 300)
    rehearsal.scroll(.ended, 300)
    rehearsal.scroll(.cancelled)
    #expect(rehearsal.events == [])
    rehearsal.scroll(dx: 150, in: 0.1)
    rehearsal.scroll(dx: 300, in: 0.1)
    rehearsal.scroll(.ended)
    rehearsal.rest()
    #expect(rehearsal.navigator.pointer == nil)
    #expect(rehearsal.phase == .resting)
  }

  @Test func `waits while a finger is down`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.touchDown(at: 100)
    rehearsal.scroll(dx: 300, in: 0.2)
    #expect(rehearsal.claims == [])
    rehearsal.scroll(.ended)
    #expect(rehearsal.navigator.pointer == 1)
  }

  @Test func `catches a page in motion`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    let before = rehearsal.position
    rehearsal.scroll(.began)
    #expect(rehearsal.phase == .held)
    #expect(rehearsal.position == before)
  }
}
