/// What happened, one line each.
@MainActor public final class Diary {
  public private(set) var lines: [String] = []

  public init() {}

  public func note(_ line: String) { lines.append(line) }

  /// What was written since it was read last.
  public func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}
