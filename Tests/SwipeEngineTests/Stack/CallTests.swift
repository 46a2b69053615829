import SwipePages
import Testing

@testable import SwipeEngine

@Suite struct `A call` {
  @Test func `in mid-drag takes over the transition: one page leaves`() {
    var rehearsal = Rehearsal(pages: 3)
    rehearsal.drag(from: 20, to: 190, in: 0.3)
    let position = rehearsal.position
    rehearsal.pop()
    #expect(rehearsal.position == position)
    #expect(rehearsal.phase == .settling)
    rehearsal.move(to: 300, in: 0.05)
    rehearsal.lift()
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
    #expect(rehearsal.events.count { $0 == .ended(.completed) } == 1)
  }

  @Test func `in mid-drag goes on with the speed of the finger`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.drag(from: 20, to: 190, in: 0.2)
    rehearsal.pop()
    #expect(abs(rehearsal.velocity - -850.0 / 400) < 0.01)
    var rested = Rehearsal(pages: 2)
    rested.drag(from: 20, to: 190, in: 0.2)
    rested.wait(milliseconds: 100)
    rested.pop()
    #expect(rested.velocity == 0)
  }

  @Test func `takes a caught page out of the finger's hands, and then nothing is claimed`() {
    var rehearsal = Rehearsal(pages: 3)
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    rehearsal.touchDown(at: 200)
    #expect(rehearsal.phase == .held)
    rehearsal.push("X")
    #expect(rehearsal.phase == .settling)
    var undisturbed = rehearsal
    rehearsal.move(to: 300, in: 0.1)
    undisturbed.wait(milliseconds: 100)
    #expect(rehearsal.claims == [])
    #expect(rehearsal.scene == undisturbed.scene)
  }

  @Test func `counts from the stack, not from what is in sight`() {
    var rehearsal = Rehearsal(pages: 4)
    rehearsal.pop()
    rehearsal.pop()
    #expect(rehearsal.pages == "AB")
    rehearsal.push("X")
    rehearsal.push("Y")
    #expect(rehearsal.pages == "ABXY")
    rehearsal.rest()
    #expect(rehearsal.pages == "ABXY" && rehearsal.position == 3)
  }

  @Test func `without effect has no events and no trace`() {
    var rehearsal = Rehearsal(pages: 2)
    let before = rehearsal.navigator
    rehearsal.pop(to: "B")
    rehearsal.set("AB")
    #expect(rehearsal.events == [])
    #expect(rehearsal.navigator.needle == before.needle)
  }

  @Test func `that cannot be done is refused with its reason`() {
    var rehearsal = Rehearsal(pages: 1)
    rehearsal.pop()
    rehearsal.send(.key(.back))
    rehearsal.send(.key(.forward))
    rehearsal.send(.popTo(1, animated: true))
    rehearsal.send(.popTo(-1, animated: true))
    #expect(
      rehearsal.events == [
        .refused(.pop, .atRoot), .refused(.key, .atRoot), .refused(.key, .noNextPage),
        .refused(.popTo, .noSuchPage), .refused(.popTo, .noSuchPage),
      ])
  }

  @Test func `leaves no state when it is refused`() {
    var rehearsal = Rehearsal(pages: 1)
    let before = rehearsal.navigator
    rehearsal.pop()
    rehearsal.pop(animated: false)
    #expect(rehearsal.navigator == before)
  }

  @Test func `without animation ends a settle where it is told`() {
    var rehearsal = Rehearsal(pages: 3)
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    rehearsal.pop(animated: false)
    #expect(rehearsal.phase == .resting && rehearsal.position == 0)
    #expect(rehearsal.stack.ruler == ["A"])
  }

  @Test func `to the same stack in mid-drag lets the page go`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.drag(from: 20, to: 300, in: 0.3)
    rehearsal.set("AB")
    rehearsal.rest()
    #expect(rehearsal.pages == "AB" && rehearsal.position == 1)
    #expect(rehearsal.events.last == .ended(.cancelled))
  }

  @Test func `goes one step whatever lies between`() {
    var rehearsal = Rehearsal(pages: 20)
    rehearsal.pop(to: "A")
    let start = rehearsal.position
    rehearsal.rest()
    #expect(start - rehearsal.position == 1)
    #expect(rehearsal.pages == "A")
  }

  @Test func `of another stack looks like a pop when its top was there, else like a push`() {
    for (stack, kind) in [("AB", Kind.pop), ("ABCX", .push), ("XYZB", .pop), ("X", .push)] {
      var rehearsal = Rehearsal(pages: 3)
      rehearsal.set(stack)
      #expect(rehearsal.events.contains(.began(kind, by: .call)), "\(stack)")
      let next = rehearsal.position
      rehearsal.wait(frames: 3)
      #expect(kind == .pop ? rehearsal.position < next : rehearsal.position > next, "\(stack)")
    }
  }

  @Test func `is refused when the stack is full`() {
    var navigator = Navigator(pages: .max, width: 400)
    #expect(navigator.stackCount == Navigator.mostPages)
    let output = navigator.send(.push(animated: false), at: 0)
    #expect(output.events[0] == .refused(.push, .tooManyPages))
    let edit = StackEdit(
      count: Navigator.mostPages + 1, lower: nil, upper: nil, looksLikePop: false)
    #expect(
      navigator.send(.set(edit, animated: false), at: 0).events[0] == .refused(.set, .tooManyPages))
  }
}
