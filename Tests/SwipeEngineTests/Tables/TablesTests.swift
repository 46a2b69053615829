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
        caseName(start.phase),
        events.map { _, event in
          var needle = start
          needle.handle(event)
          return needle == start ? "–" : caseName(needle.phase)
        })
    }
    return table
  }

  /// What each event makes of a pointer, and what it does.
  private var recognizer: MachineTable {
    let events: [(String, SwipeRecognizer.Event)] = [
      ("down", .down), ("down on a moving page", .downInMotion),
      ("move within the slop", .within), ("move along", .along), ("move across", .across),
      ("up", .up), ("cancel", .cancel), ("claim", .claim), ("fail", .fail), ("a call", .takeOver),
    ]
    let stories: [[SwipeRecognizer.Event]] = [
      [], [.down], [.down, .along], [.downInMotion], [.down, .along, .claim],
      [.down, .along, .fail],
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
