@testable import SwipeReplay

/// A replay of the repository, played once.
struct Take {
  let text: String
  let replay: Replay
  let records: [Record]
  let end: Record.End

  struct NoEnd: Error {}

  init(_ name: String) throws {
    try self.init(text: Repository.text("Tests/Replays/\(name).swipe"), file: "\(name).swipe")
  }

  init(text: String, file: String) throws {
    self.text = text
    replay = try Replay(parsing: text, file: file)
    records = Player.records(of: replay, file: file)
    guard case .end(let end) = records.last else { throw NoEnd() }
    self.end = end
  }

  var frames: [Record.Frame] {
    records.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  var events: [Record.Happening] {
    records.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  func count(_ name: String) -> Int { events.count { $0.name == name } }

  /// What a detail says in each event of a name, without the quotes.
  func values(of detail: String, in name: String) -> [String] {
    events.filter { $0.name == name }.flatMap(\.details)
      .filter { $0.name == detail }.map { $0.value.filter { $0 != "\"" } }
  }
}
