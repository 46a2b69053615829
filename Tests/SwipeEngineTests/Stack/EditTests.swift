import SwipePages
import Testing

@testable import SwipeEngine

/// Every edit of the stack in every situation.
@Suite struct `An edit of the stack` {
  /// What is on screen when the edit comes.
  enum Situation: String, CaseIterable {
    case rest, pop, push, dragBack, dragForward, twoPops, popToRoot, setAbove, setBelow, caught
    case turnedRound, fallingBack, pushAfterPop

    func begin() -> Rehearsal {
      var rehearsal = Rehearsal(pages: 4, width: 400)
      rehearsal.next = ["D": "N"]
      switch self {
      case .rest: return rehearsal
      case .pop: rehearsal.pop()
      case .push: rehearsal.push("E")
      case .dragBack: rehearsal.drag(from: 50, to: 200, in: 0.2)
      case .dragForward: rehearsal.drag(from: 350, to: 200, in: 0.2)
      case .twoPops:
        rehearsal.pop()
        rehearsal.wait(frames: 4)
        rehearsal.pop()
      case .popToRoot: rehearsal.pop(to: "A")
      case .setAbove:
        rehearsal.pop()
        rehearsal.wait(frames: 4)
        rehearsal.set("XYZ")
      case .setBelow:
        rehearsal.push("E")
        rehearsal.wait(frames: 4)
        rehearsal.set("CA")
      case .caught:
        rehearsal.pop(to: "B")
        rehearsal.wait(frames: 5)
        rehearsal.touchDown(at: 200)
        return rehearsal
      case .turnedRound:
        rehearsal.pop()
        rehearsal.wait(frames: 6)
        rehearsal.drag(from: 200, to: 180, in: 0.1)
        return rehearsal
      case .fallingBack: rehearsal.swipe(from: 350, to: 250, in: 1)
      case .pushAfterPop:
        rehearsal.pop()
        rehearsal.wait(frames: 4)
        rehearsal.push("E")
      }
      rehearsal.wait(frames: 4)
      return rehearsal
    }
  }

  /// All stacks of one to three of these pages.
  static let stacks: [String] = {
    let pages = ["A", "C", "D", "E", "X"]
    let two = pages.flatMap { first in pages.filter { $0 != first }.map { first + $0 } }
    return pages + two
      + two.flatMap { pair in pages.filter { !pair.contains($0) }.map { pair + $0 } }
  }()

  /// The pages on screen, with their places.
  private static func shown(_ rehearsal: Rehearsal) -> [String] {
    let (scene, stack) = (rehearsal.scene, rehearsal.stack)
    let pages = [(stack.back, scene.back), (stack.front, scene.front)]
    return pages.compactMap { name, placement in
      guard let name, let placement else { return nil }
      return "\(name) at \((placement.x * 1e6).rounded() / 1e6), \(placement.opacity)"
    }
  }

  /// What is wrong from the edit until all is at rest.
  private static func failures(
    of edit: (inout Rehearsal) -> Void, in situation: Situation, leadingTo pages: String?
  ) -> [String] {
    var failures: [String] = []
    var rehearsal = situation.begin()
    let before = shown(rehearsal)
    let known = Set(rehearsal.stack.ruler)
    rehearsal.forgetEvents()
    edit(&rehearsal)
    let (after, refused) = (shown(rehearsal), !rehearsal.refusals.isEmpty)
    if after != before { failures.append("\(before) became \(after)") }
    let pages = pages ?? rehearsal.pages
    if rehearsal.pages != pages { failures.append("the stack is \(rehearsal.pages)") }
    let added = Set(pages.map { String($0) })
    rehearsal.lift()
    rehearsal.frameLength = 50_000
    var frames = 0
    while rehearsal.stack.wantsFrames, frames < 60 {
      if rehearsal.stack.ruler.count != rehearsal.navigator.slotCount {
        failures.append("\(rehearsal.stack.ruler) has not \(rehearsal.navigator.slotCount) slots")
      }
      if rehearsal.navigator.ruler.ghosts.count > 2 { failures.append("more than two ghosts") }
      rehearsal.wait(frames: 1)
      frames += 1
    }
    if rehearsal.phase != .resting { failures.append("does not come to rest") }
    if !refused && rehearsal.pages != pages { failures.append("ends as \(rehearsal.pages)") }
    if rehearsal.stack.ruler != rehearsal.stack.pages { failures.append("pages are left behind") }
    let gone = known.union(added).subtracting(rehearsal.stack.pages).sorted()
    if rehearsal.dropped.sorted() != gone {
      failures.append("dropped \(rehearsal.dropped), not \(gone)")
    }
    return failures
  }

  @Test(arguments: Situation.allCases)
  func `to another stack keeps what is on screen in its place`(situation: Situation) {
    for stack in Self.stacks {
      let failures = Self.failures(
        of: { $0.set(stack) }, in: situation, leadingTo: stack)
      #expect(failures == [], "set \(stack)")
    }
  }

  @Test(arguments: Situation.allCases)
  func `by push and pop does so too`(situation: Situation) {
    #expect(Self.failures(of: { $0.pop() }, in: situation, leadingTo: nil) == [], "pop")
    for page in ["A", "B", "C", "D", "E", "N", "X"] {
      #expect(
        Self.failures(of: { $0.push(page) }, in: situation, leadingTo: nil) == [], "push \(page)")
      // The page on top already: nothing to do, a finger goes on.
      guard situation.begin().stack.top != page else { continue }
      #expect(
        Self.failures(of: { $0.pop(to: page) }, in: situation, leadingTo: nil) == [], "to \(page)")
    }
  }

  @Test(arguments: Situation.allCases)
  func `without animation is done at once`(situation: Situation) {
    for stack in Self.stacks {
      var rehearsal = situation.begin()
      rehearsal.set(stack, animated: false)
      #expect(rehearsal.phase == .resting)
      #expect(rehearsal.pages == stack)
      #expect(rehearsal.stack.ruler == rehearsal.stack.pages, "set \(stack)")
      #expect(rehearsal.stack.front == stack.last.map { String($0) })
      #expect(rehearsal.scene.back == nil)
    }
  }

  @Test func `counts places outside of the new stack as none`() {
    for (lower, upper) in [(-1, 0), (0, 1), (7, 9)] {
      let edit = StackEdit(count: 1, lower: lower, upper: upper, looksLikePop: false)
      #expect(edit.lower == (lower == 0 ? 0 : StackEdit.nowhere))
      #expect(edit.upper == (upper == 0 ? 0 : StackEdit.nowhere))
    }
  }

  @Test func `takes no page for one that stood in its place and is still in sight`() {
    var rehearsal = Rehearsal(pages: 1)
    rehearsal.set("BACD")
    rehearsal.wait(frames: 5)
    rehearsal.send(.popTo(0, animated: true))
    let shown = [rehearsal.stack.back, rehearsal.stack.front]
    #expect(shown == ["A", "D"])
    rehearsal.push("X")
    #expect(rehearsal.pages == "BX")
    #expect([rehearsal.stack.back, rehearsal.stack.front] == shown)
    rehearsal.rest()
    #expect(rehearsal.pages == "BX")
  }
}
