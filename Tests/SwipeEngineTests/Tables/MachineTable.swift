/// A machine as a table of Markdown: a row a state, a column an event.
struct MachineTable {
  let title: String
  let events: [String]
  private(set) var rows: [String] = []

  init(_ title: String, events: [String]) {
    self.title = title
    self.events = events
  }

  mutating func add(_ state: String, _ cells: [String]) {
    rows.append("| **\(state)** | \(cells.joined(separator: " | ")) |")
  }

  var markdown: String {
    let header = "| | \(events.joined(separator: " | ")) |"
    let rule = "|---|\(String(repeating: "---|", count: events.count))"
    return (["## \(title)", "", header, rule] + rows).joined(separator: "\n") + "\n"
  }
}

/// The name of an enum's case, without what it carries.
func caseName(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  return mirror.children.first?.label ?? "\(value)"
}
