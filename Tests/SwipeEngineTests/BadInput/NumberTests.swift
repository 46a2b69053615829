import Testing

@testable import SwipeEngine

/// Every input has an answer: nothing traps, and all comes to rest.
@Suite struct `Numbers that are none` {
  static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e-300,
    -0.0,
  ]

  private func check(_ rehearsal: Rehearsal, _ comment: Comment) {
    var rehearsal = rehearsal
    let last = Double(rehearsal.navigator.slotCount - 1)
    #expect(rehearsal.position >= 0 && rehearsal.position <= last, comment)
    rehearsal.send(.cancel(pointer: 1))
    rehearsal.scroll(.cancelled)
    rehearsal.rest()
    #expect(rehearsal.phase == .resting, comment)
    #expect(rehearsal.scene.front.x == 0, comment)
    #expect(rehearsal.stack.ruler == rehearsal.stack.pages, comment)
  }

  @Test(arguments: odd)
  func `as places of a finger`(value: Double) {
    for (x, y) in [(value, 400), (100, value), (value, value)] {
      var down = Rehearsal(pages: 2)
      down.touchDown(at: x, y: y)
      down.move(to: 300, y: 400, in: 0.1)
      check(down, "down")
      var first = Rehearsal(pages: 2)
      first.touchDown(at: 100)
      first.touchMove(to: x, y: y)
      check(first, "first move")
      var move = Rehearsal(pages: 2)
      move.drag(from: 20, to: 200, in: 0.2)
      move.touchMove(to: x, y: y)
      check(move, "move")
      move.touchMove(to: 210, y: 400)
      check(move, "next move")
      move.touchMove(to: x, y: y)
      move.lift()
      #expect(move.phase != .held)
      check(move, "up")
      var caught = Rehearsal(pages: 2)
      caught.pop()
      caught.wait(frames: 5)
      caught.touchDown(at: x, y: y)
      check(caught, "catch")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `as places in mid-drag are passed over`(value: Double) {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.drag(from: 20, to: 200, in: 0.2)
    let before = rehearsal.scene
    rehearsal.touchMove(to: value)
    #expect(rehearsal.scene == before)
    rehearsal.touchMove(to: 200, y: value)
    #expect(rehearsal.scene == before)
    rehearsal.touchMove(to: 210, y: 400)
    #expect(abs(rehearsal.scene.front.x - before.front.x - 10) < 1e-9)
  }

  @Test(arguments: [0.0, -0.0, -1, -390, .nan, -.infinity])
  func `as widths are no width: the pages stand in one place`(width: Double) {
    var rehearsal = Rehearsal(pages: 2, width: width)
    rehearsal.pop()
    while rehearsal.stack.wantsFrames {
      rehearsal.wait(frames: 1)
      #expect(rehearsal.scene.front.x == 0 && rehearsal.scene.back?.x ?? 0 == 0)
    }
    #expect(rehearsal.pages == "A" && rehearsal.phase == .resting)
  }

  @Test(arguments: odd + [0, -1, -390])
  func `as widths`(width: Double) {
    var fresh = Rehearsal(pages: 2, width: width)
    fresh.swipe(from: 20, to: 300, in: 0.2)
    check(fresh, "from the beginning")
    fresh.pop()
    check(fresh, "pop")
    for moment in 0..<3 {
      var rehearsal = Rehearsal(pages: 2)
      if moment == 1 { rehearsal.drag(from: 20, to: 200, in: 0.2) }
      if moment == 2 { rehearsal.pop() }
      rehearsal.send(.resize(width: width))
      rehearsal.touchMove(to: 300)
      rehearsal.wait(frames: 2)
      check(rehearsal, "moment \(moment)")
      rehearsal.lift()
      rehearsal.rest()
      rehearsal.send(.resize(width: 400))
      rehearsal.push("X")
      rehearsal.rest()
      rehearsal.swipe(from: 20, to: 300, in: 0.2)
      rehearsal.rest()
      #expect(!rehearsal.pages.contains("X"))
    }
  }

  @Test(arguments: odd)
  func `as deltas of a trackpad`(value: Double) {
    for (dx, dy) in [(value, 0), (0, value), (value, value)] {
      var rehearsal = Rehearsal(pages: 2)
      rehearsal.scroll(.began, dx, dy)
      rehearsal.scroll(.changed, dx, dy)
      check(rehearsal, "first")
      rehearsal.scroll(.cancelled)
      rehearsal.scroll(dx: 200, in: 0.2)
      rehearsal.scroll(.changed, dx, dy)
      check(rehearsal, "changed")
      rehearsal.scroll(.ended, dx, dy)
      check(rehearsal, "ended")
    }
  }

  @Test(arguments: odd)
  func `as settings`(value: Double) {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.configure {
      $0.spring = Spring(dampingRatio: value, response: value)
      $0.startDistance = value
    }
    rehearsal.swipe(from: 0, to: 300, in: 0.2)
    rehearsal.frameLength = 1_000_000
    check(rehearsal, "swipe")
  }
}
