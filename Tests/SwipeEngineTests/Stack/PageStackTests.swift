import SwipePages
import Testing

@testable import SwipeEngine

@Suite struct `A stack of pages` {
  @Test func `has each page once from the beginning`() {
    let stack = PageStack(root: "A", ["B", "A", "C", "B"], width: 400, configuration: .init())
    #expect(stack.pages == ["A", "B", "C"])
    #expect(stack.count == 3)
    #expect(stack.top == "C" && stack.front == "C" && stack.back == nil)
  }

  @Test func `knows where its pages are`() {
    let rehearsal = Rehearsal(pages: 3)
    #expect(rehearsal.stack.index(of: "A") == 0)
    #expect(rehearsal.stack.index(of: "C") == 2)
    #expect(rehearsal.stack.index(of: "X") == nil)
    #expect(rehearsal.stack.page(at: 1) == "B")
    #expect(rehearsal.stack.page(at: 3) == nil && rehearsal.stack.page(at: -1) == nil)
  }

  @Test func `refuses a page that it has, and nothing moves`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.push("A")
    rehearsal.push("B")
    #expect(
      rehearsal.events == [.refused(.push, .alreadyOnStack), .refused(.push, .alreadyOnStack)])
    rehearsal.push("C")
    rehearsal.push("C")
    rehearsal.rest()
    #expect(rehearsal.pages == "ABC")
  }

  @Test func `refuses a stack without pages or with a page twice`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.set("")
    rehearsal.set("XYX")
    #expect(rehearsal.events == [.refused(.set, .emptyStack), .refused(.set, .alreadyOnStack)])
    #expect(rehearsal.pages == "AB")
  }

  @Test func `refuses to pop to a page that it has not`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.pop(to: "X")
    #expect(rehearsal.events == [.refused(.popTo, .noSuchPage)])
    rehearsal.pop(to: "A")
    rehearsal.pop(to: "B")
    #expect(rehearsal.refusals == [.noSuchPage, .noSuchPage])
    rehearsal.rest()
    #expect(rehearsal.pages == "A")
  }

  @Test func `takes a page back that is still in sight, without dropping it`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    let before = rehearsal.scene.front
    rehearsal.push("B")
    #expect(rehearsal.scene.front == before)
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
    #expect(rehearsal.dropped == [])
  }

  @Test func `takes a page from the forward history, without dropping it`() {
    var rehearsal = Rehearsal(
      pages: 3, configuration: Configuration(keepsForwardHistory: true))
    for _ in 0..<2 {
      rehearsal.pop()
      rehearsal.rest()
    }
    #expect(rehearsal.stack.ruler == ["A", "B", "C"])
    rehearsal.push("C")
    rehearsal.rest()
    #expect(rehearsal.pages == "AC")
    #expect(rehearsal.dropped == ["B"])
  }

  @Test func `drops each page once, when it is out of sight`() {
    var rehearsal = Rehearsal(pages: 5)
    rehearsal.pop(to: "A")
    #expect(rehearsal.dropped == ["B", "C", "D"])
    rehearsal.wait(frames: 5)
    #expect(rehearsal.dropped.count == 3)
    rehearsal.rest()
    #expect(rehearsal.dropped == ["B", "C", "D", "E"])
  }

  @Test func `delivers its events one by one, also while more come`() {
    var stack = PageStack(root: "A", width: 400, configuration: .init())
    _ = stack.push("B", animated: false, at: 0)
    #expect(stack.nextEvent() == .began(.push, by: .call))
    _ = stack.push("C", animated: false, at: 0)
    var count = 1
    while stack.nextEvent() != nil { count += 1 }
    #expect(count == 12)
    #expect(stack.nextEvent() == nil)
  }

  @Test func `keeps its pages the way the engine counts them, however many there are`() {
    var rehearsal = Rehearsal(pages: 2)
    for round in 0..<60 {
      rehearsal.push("p\(round)", animated: round.isMultiple(of: 3))
      rehearsal.wait(frames: round % 4)
      if round.isMultiple(of: 5) { rehearsal.pop() }
      #expect(rehearsal.stack.ruler.count == rehearsal.navigator.slotCount)
    }
    rehearsal.rest()
    #expect(rehearsal.stack.count == 50)
    #expect(rehearsal.stack.ruler == rehearsal.stack.pages)
  }

  @Test func `does not go through its pages for a push or a pop`() {
    // Each page counts how often it is compared or hashed.
    final class Counter: @unchecked Sendable { var count = 0 }
    struct Page: Hashable, Sendable {
      let number: Int
      let counter: Counter
      static func == (one: Page, other: Page) -> Bool {
        one.counter.count += 1
        return one.number == other.number
      }
      func hash(into hasher: inout Hasher) {
        counter.count += 1
        hasher.combine(number)
      }
    }
    func work(pages: Int) -> Int {
      let counter = Counter()
      let all = (0..<pages).map { Page(number: $0, counter: counter) }
      var stack = PageStack(
        root: all[0], Array(all.dropFirst()), width: 400, configuration: .init())
      counter.count = 0
      for number in 0..<10 {
        _ = stack.push(Page(number: -1 - number, counter: counter), animated: false, at: 0)
        if stack.send(.pop(animated: false), at: 0) != nil { _ = stack.answer(.allow, at: 0) }
      }
      return counter.count
    }
    // Some are compared because their hashes lie close together; not one in ten.
    #expect(work(pages: 20_000) < 2_000)
  }
}
