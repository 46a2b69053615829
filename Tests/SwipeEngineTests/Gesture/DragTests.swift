import Testing

@testable import SwipeEngine

@Suite struct `A dragged page` {
  private func drag(_ from: Double = 1, resists: Bool = false) -> Drag {
    var drag = Drag(at: 100, from: from, within: 0...1)
    if resists { drag.resist(below: 1) }
    return drag
  }

  @Test func `is where the finger puts it`() {
    var drag = drag()
    drag.move(to: 300, width: 400)
    #expect(drag.position == 0.5)
    drag.move(to: 260, width: 400)
    #expect(abs(drag.position - 0.6) < 1e-12)
  }

  @Test func `stops at the ends, and waits there for the finger to come back`() {
    var drag = drag()
    drag.move(to: 600, width: 400)
    #expect(drag.position == 0)
    drag.move(to: 520, width: 400)
    #expect(drag.position == 0)
    drag.move(to: 460, width: 400)
    #expect(abs(drag.position - 0.1) < 1e-12)
  }

  @Test func `has the speed of the finger, but none at an end`() {
    var drag = drag()
    #expect(drag.velocity(ofFinger: 1) == 0)
    #expect(drag.velocity(ofFinger: -1) == -1)
    drag.move(to: 200, width: 400)
    #expect(drag.velocity(ofFinger: 2) == 2)
    drag.move(to: 600, width: 400)
    #expect(drag.velocity(ofFinger: -2) == 0)
    #expect(drag.velocity(ofFinger: 2) == 2)
  }

  @Test func `gives way less when it resists, and moves as much slower`() {
    var drag = drag(resists: true)
    drag.move(to: 300, width: 400)
    #expect(drag.position == 1 + RubberBand.shown(-0.5))
    #expect(drag.velocity(ofFinger: -2) == -2 * RubberBand.slope(-0.5))
  }

  @Test func `is free above the page that refuses to be left`() {
    var drag = Drag(at: 100, from: 1.5, within: 0...2)
    drag.resist(below: 1)
    drag.move(to: 300, width: 400)
    #expect(drag.position == 1 && !drag.isResisted)
    drag.move(to: 400, width: 400)
    #expect(drag.position == 1 + RubberBand.shown(-0.25) && drag.isResisted)
  }

  @Test func `resists from where it was caught on the way up to that page`() {
    var drag = Drag(at: 100, from: 0.75, within: 0...1)
    drag.resist(below: 1)
    drag.move(to: 140, width: 400)
    #expect(abs(drag.position - 0.75 - RubberBand.shown(-0.1)) < 1e-12)
  }

  @Test func `may go further when there is a further page`() {
    var drag = drag()
    drag.move(to: -100, width: 400)
    #expect(drag.position == 1)
    drag.widen(to: 2)
    #expect(drag.position == 1.5)
  }

  @Test func `goes on from the next sample when the view has changed`() {
    var drag = drag()
    drag.move(to: 200, width: 400)
    drag.lose()
    drag.move(to: 50, width: 800)
    #expect(drag.position == 0.75)
    drag.move(to: 450, width: 800)
    #expect(drag.position == 0.25)
  }

  @Test func `keeps its place among pages that come and go below`() {
    var drag = drag()
    drag.move(to: 200, width: 400)
    drag.shift(by: 3)
    #expect(drag.position == 3.75)
    #expect(drag.bounds == 3...4)
    drag.move(to: 300, width: 400)
    #expect(drag.position == 3.5)
  }
}
