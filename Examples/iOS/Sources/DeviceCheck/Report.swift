/// What came of the device check, as text that can be pasted into an issue.
struct Report {
  private var lines: [String] = []

  init(system: String) { lines.append("Device check on \(system)") }

  mutating func add(_ name: String, fixes: String, _ finding: Finding) {
    switch finding {
    case .held: lines.append("held      \(name)")
    case .differs(let instead):
      lines.append("differs   \(name)\n          instead: \(instead)\n          fixes: \(fixes)")
    case .measured(let value):
      lines.append("measured  \(name)\n          \(value)\n          fixes: \(fixes)")
    case .leftOut(let reason): lines.append("left out  \(name)\n          \(reason)")
    }
  }

  var text: String { lines.joined(separator: "\n") }
}
