import Testing

@testable import SwipeEngine

@Suite struct `The list of events` {
  static let slots = [0, 1, 4095, 33_554_432]
  static let refusals = [
    Refusal.atRoot, .noNextPage, .veto, .noSuchPage, .emptyStack, .tooManyPages, .alreadyOnStack,
  ]

  /// What is put in, and what comes out.
  static let all: [(PackedEvent, Event)] =
    [Direction.back, .forward].map { (.claimed($0), .claimed($0)) }
    + [(.contentCancelled, .contentCancelled)]
    + [Kind.push, .pop].flatMap { kind in
      [Cause.finger, .scroll, .key, .call].map { (.began(kind, by: $0), .began(kind, by: $0)) }
    }
    + [Outcome.completed, .cancelled].map { (.ended($0), .ended($0)) }
    + slots.flatMap { slot -> [(PackedEvent, Event)] in
      [
        (.willAppear(slot), .willAppear(slot)), (.didAppear(slot), .didAppear(slot)),
        (.willDisappear(slot), .willDisappear(slot)), (.didDisappear(slot), .didDisappear(slot)),
        (.inserted(slot), .inserted(slot)), (.removed(slot, count: 1), .removed(slot, count: 1)),
        (.removed(0, count: slot), .removed(0, count: slot)),
      ]
    }
    + slots.flatMap { slot in
      (0...2).flatMap { count -> [(PackedEvent, Event)] in
        [
          (.rebuilt(kept: slot, count: count, at: 0), .rebuilt(kept: slot, count: count, at: 0)),
          (.rebuilt(kept: 1, count: count, at: slot), .rebuilt(kept: 1, count: count, at: slot)),
        ]
      }
    }
    + [Verb.swipe, .key, .push, .pop, .popTo, .set].flatMap { verb in
      refusals.map { (.refused(verb, $0), .refused(verb, $0)) }
    }

  @Test(arguments: all)
  func `gives back what was put in`(packed: PackedEvent, event: Event) {
    var events = Events()
    events.append(packed)
    #expect(events[0] == event)
    #expect(events.packed(0) == packed)
  }

  @Test func `is in order, and ends`() {
    var events = Events()
    for slot in 0..<5 { events.append(.didAppear(slot)) }
    #expect(Array(events) == (0..<5).map { .didAppear($0) })
    #expect(events.count == 5)
    #expect(events[5] == nil && events[-1] == nil)
  }

  @Test func `holds 32 and no more`() {
    var events = Events()
    for slot in 0..<40 { events.append(.didAppear(slot)) }
    #expect(events.count == 32)
    #expect(events[31] == .didAppear(31) && events[32] == nil)
  }

  @Test func `is long enough for the longest input`() {
    // Held between ghosts, then another stack without animation.
    var longest = 0
    for situation in `An edit of the stack`.Situation.allCases {
      for stack in `An edit of the stack`.stacks {
        var rehearsal = situation.begin()
        rehearsal.forgetEvents()
        rehearsal.set(stack, animated: false)
        longest = max(longest, rehearsal.events.count)
      }
    }
    #expect(longest < 30)
  }
}
