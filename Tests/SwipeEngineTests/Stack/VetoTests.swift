import SwipePages
import Testing

@testable import SwipeEngine

@Suite struct `A page that refuses to be left` {
  private func rehearsal() -> Rehearsal {
    var rehearsal = Rehearsal(pages: 3, width: 400)
    rehearsal.vetoes = ["C"]
    return rehearsal
  }

  @Test func `resists a finger and returns`() {
    var rehearsal = rehearsal()
    rehearsal.drag(from: 20, to: 230, in: 0.3)
    #expect(abs(rehearsal.position - (2 + RubberBand.shown(-0.5))) < 1e-9)
    rehearsal.lift()
    #expect(rehearsal.refusals == [.veto])
    rehearsal.rest()
    #expect(rehearsal.pages == "ABC")
  }

  @Test(arguments: [0.1, 0.3, 2])
  func `resists a flick just so`(seconds: Double) {
    var rehearsal = rehearsal()
    rehearsal.swipe(from: 20, to: 390, in: seconds)
    rehearsal.rest()
    #expect(rehearsal.pages == "ABC")
    #expect(rehearsal.position == 2)
  }

  @Test func `refuses key and call, and nothing has begun`() {
    var rehearsal = rehearsal()
    rehearsal.send(.key(.back))
    rehearsal.pop()
    rehearsal.pop(to: "A")
    rehearsal.pop(animated: false)
    #expect(
      rehearsal.events == [
        .refused(.key, .veto), .refused(.pop, .veto), .refused(.popTo, .veto),
        .refused(.pop, .veto),
      ])
    #expect(rehearsal.phase == .resting)
  }

  @Test func `is asked at the claim and again at the release`() {
    var rehearsal = rehearsal()
    rehearsal.vetoes = []
    rehearsal.drag(from: 20, to: 350, in: 0.3)
    #expect(rehearsal.questions == [.content(.back), .leave("C")])
    rehearsal.vetoes = ["C"]
    rehearsal.lift()
    #expect(rehearsal.questions == [.content(.back), .leave("C"), .leave("C")])
    #expect(rehearsal.refusals == [.veto])
    rehearsal.rest()
    #expect(rehearsal.pages == "ABC")
    #expect(rehearsal.events.last == .ended(.cancelled))
  }

  @Test func `is not asked when it stays`() {
    var rehearsal = rehearsal()
    rehearsal.vetoes = []
    rehearsal.swipe(from: 20, to: 60, in: 1)
    #expect(rehearsal.questions.count == 2)
    #expect(rehearsal.refusals == [])
  }

  @Test func `may be pushed upon, and replaced by the app's own will`() {
    var rehearsal = rehearsal()
    rehearsal.push("X")
    rehearsal.rest()
    #expect(rehearsal.pages == "ABCX")
    rehearsal.set("AB")
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
    #expect(rehearsal.refusals == [])
  }

  @Test func `is asked about the page on top of the stack, not the one in sight`() {
    var rehearsal = rehearsal()
    rehearsal.vetoes = ["B"]
    rehearsal.pop()
    rehearsal.wait(frames: 3)
    rehearsal.forgetEvents()
    rehearsal.pop()
    #expect(rehearsal.questions == [.leave("B")])
    #expect(rehearsal.refusals == [.veto])
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
  }

  @Test func `keeps a caught page when the finger wants further back`() {
    var rehearsal = rehearsal()
    rehearsal.vetoes = ["B"]
    rehearsal.pop()
    rehearsal.wait(frames: 14)
    rehearsal.drag(from: 20, to: 390, in: 0.2)
    rehearsal.lift()
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
  }
}
