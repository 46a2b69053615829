import Foundation
import Testing

@testable import SwipeEngine

@Suite struct `A pointer is claimed` {
  private func rehearsal() -> Rehearsal {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.touchDown(at: 200, y: 400)
    rehearsal.wait(milliseconds: 8)
    return rehearsal
  }

  @Test func `when it has moved more than 10 points`() {
    var rehearsal = rehearsal()
    rehearsal.touchMove(to: 210)
    #expect(rehearsal.claims == [])
    rehearsal.touchMove(to: 210.001)
    #expect(rehearsal.claims == [.back])
  }

  @Test func `when its way is no steeper than 40°`() {
    for (degrees, isClaimed) in [(0.0, true), (31, true), (39.9, true), (40.1, false), (50, false)]
    {
      for sign in [1.0, -1] {
        var rehearsal = rehearsal()
        let angle = degrees * .pi / 180
        rehearsal.touchMove(to: 200 + 30 * cos(angle), y: 400 + sign * 30 * sin(angle))
        #expect(rehearsal.claims == (isClaimed ? [.back] : []), "\(degrees)°")
        // Later it is too late.
        rehearsal.touchMove(to: 300, y: 400)
        #expect(rehearsal.claims == (isClaimed ? [.back] : []), "\(degrees)°")
      }
    }
  }

  @Test func `and the page does not jump over the slop`() {
    var rehearsal = rehearsal()
    rehearsal.touchMove(to: 210.5)
    #expect(abs((1 - rehearsal.position) * 400 - 0.5) < 1e-9)
    rehearsal.touchMove(to: 250)
    #expect(abs((1 - rehearsal.position) * 400 - 40) < 1e-9)
  }

  @Test func `and on a slant the page starts where the slop ends`() {
    var rehearsal = rehearsal()
    rehearsal.touchMove(to: 208, y: 404)
    rehearsal.touchMove(to: 240, y: 420)
    // 10 points along the way are 8.944 to the side.
    let end = 200 + 10 * 2 / 5.0.squareRoot()
    #expect(abs((1 - rehearsal.position) * 400 - (240 - end)) < 1e-9)
  }

  @Test func `and what lies under it loses the touch at that moment`() {
    var rehearsal = rehearsal()
    rehearsal.touchMove(to: 205)
    #expect(rehearsal.events == [])
    rehearsal.touchMove(to: 230)
    #expect(
      rehearsal.events == [
        .claimed(.back), .contentCancelled, .began(.pop, by: .finger), .willDisappear("B"),
        .willAppear("A"),
      ])
  }

  @Test func `one at a time`() {
    var rehearsal = rehearsal()
    rehearsal.touchMove(to: 250)
    let position = rehearsal.position
    rehearsal.touchDown(at: 100, pointer: 2)
    rehearsal.touchMove(to: 300, pointer: 2)
    rehearsal.lift(pointer: 2)
    #expect(rehearsal.position == position)
    #expect(rehearsal.phase == .held)
    rehearsal.touchMove(to: 290)
    rehearsal.lift()
    #expect(rehearsal.phase == .settling)
  }

  @Test func `never after it was something else`() {
    var rehearsal = rehearsal()
    rehearsal.touchMove(to: 200, y: 430)
    rehearsal.touchMove(to: 350, y: 430)
    rehearsal.lift()
    #expect(rehearsal.events == [])
    rehearsal.swipe(from: 50, to: 300, in: 0.2)
    #expect(rehearsal.claims == [.back])
  }

  @Test func `never where there is nowhere to go`() {
    var root = Rehearsal(pages: 1, width: 400)
    root.swipe(from: 50, to: 300, in: 0.2)
    #expect(root.events == [])
    #expect(root.questions == [])
    var top = Rehearsal(pages: 2, width: 400)
    top.swipe(from: 300, to: 50, in: 0.2)
    #expect(top.events == [])
    top.push("X")
    top.rest()
    #expect(top.pages == "ABX")
  }

  @Test func `from its next place on when the view has changed under it`() {
    var rehearsal = rehearsal()
    rehearsal.send(.resize(width: 800))
    rehearsal.touchMove(to: 600)
    #expect(rehearsal.claims == [])
    rehearsal.touchMove(to: 610)
    #expect(rehearsal.claims == [])
    rehearsal.touchMove(to: 620)
    #expect(rehearsal.claims == [.back])
    #expect(abs(rehearsal.scene.front.x - 10) < 1e-9)
  }
}
