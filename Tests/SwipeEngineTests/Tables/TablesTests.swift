import Testing

@testable import SwipeEngine

/// The tables in the docs are the tables in the code: each cell is what the machine answers.
@Suite struct `The tables of the machines` {
  @Test func `stand in the docs as they are in the code`() throws {
    let text = """
      # The machines

      Made from the code by the tests: `UPDATE_STRIPS=1 swift test --filter tables` accepts a change.

      \(needle.markdown)
      \(recognizer.markdown)
      """
    if let difference = try Golden("docs/Machines.md").difference(from: text) {
      Issue.record("\(difference)")
    }
  }

  /// What each event does to a needle on its way between two pages, or on one.
  private var needle: MachineTable {
    let spring = Spring()
    let events: [(String, Needle.Event)] = [
      ("aim at another page", .aim(2, spring)), ("jump", .jump(0)), ("grab", .grab),
      ("drag", .drag(0.5)), ("release", .release(0, velocity: 0, spring)),
      ("tick", .tick(16_667, width: 390)),
    ]
    let stories: [[Needle.Event]] = [
      [], [.grab], [.aim(0, spring), .tick(100_000, width: 390)],
    ]
    var table = MachineTable(
      "The needle: what each event makes of each state", events: events.map(\.0))
    for story in stories {
      var start = Needle(at: 1)
      story.forEach { start.handle($0) }
      table.add(
        caseName(start.state),
        events.map { _, event in
          var needle = start
          needle.handle(event)
          return needle == start ? "–" : caseName(needle.state)
        })
    }
    return table
  }

  /// What each event makes of a pointer, and what it does.
  private var recognizer: MachineTable {
    func sample(_ x: Double, _ y: Double, pointer: Int = 1) -> PointerSample {
      PointerSample(pointer: pointer, x: x, y: y, time: 0)
    }
    let events: [(String, SwipeRecognizer.Event)] = [
      ("down", .down(sample(100, 100), catches: false)),
      ("down on a moving page", .down(sample(100, 100), catches: true)),
      ("move within the slop", .move(sample(105, 100))),
      ("move along", .move(sample(130, 105))), ("move across", .move(sample(105, 130))),
      ("up", .up(sample(130, 105))), ("cancel", .cancel(pointer: 1)),
      ("another pointer", .move(sample(0, 0, pointer: 2))), ("claim", .claim), ("fail", .fail),
      ("a call", .takeOver),
    ]
    let down = SwipeRecognizer.Event.down(sample(100, 100), catches: false)
    let along = SwipeRecognizer.Event.move(sample(130, 105))
    let stories: [[SwipeRecognizer.Event]] = [
      [], [down], [down, along], [.down(sample(100, 100), catches: true)], [down, along, .claim],
      [down, along, .fail],
    ]
    var table = MachineTable(
      "The recogniser: state, and what is done on the way", events: events.map(\.0))
    for story in stories {
      var start = SwipeRecognizer()
      story.forEach { _ = start.handle($0) }
      table.add(
        caseName(start.state),
        events.map { _, event in
          var recognizer = start
          let effect = recognizer.handle(event)
          let state = recognizer == start ? "–" : caseName(recognizer.state)
          return effect == .none ? state : "\(state), *\(caseName(effect))*"
        })
    }
    return table
  }
}
