extension Trace {
  static let header = "trace_id,user,label,t_ms,x,y,action"

  /// Reads a file of `trace_id,user,label,t_ms,x,y,action` lines; lines that begin with `#` are comments.
  public static func traces(parsing text: String, file: String) throws -> [Trace] {
    var traces: [Trace] = []
    var hasHeader = false
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if hasHeader {
        let row = try TraceRow(line, file: file, number: number)
        traces.add(row)
      } else if String(Substring(line)).trimmed == header {
        hasHeader = true
      } else {
        throw ReplayError(file: file, line: number, expected: "the header '\(header)'")
      }
    }
    return traces
  }
}

extension [Trace] {
  /// A `down` or another number begins a new stroke.
  fileprivate mutating func add(_ row: TraceRow) {
    if row.sample.action == .down || last?.id != row.id {
      append(Trace(id: row.id, user: row.user, label: row.label, samples: [row.sample]))
    } else {
      self[count - 1].samples.append(row.sample)
    }
  }
}

/// One line of a trace file.
private struct TraceRow {
  let id: String
  let user: String
  let label: String
  let sample: Trace.Sample

  init(_ line: Substring.UTF8View, file: String, number: Int) throws {
    let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(Substring($0)).trimmed }
    guard fields.count == 7 else {
      throw ReplayError(
        file: file, line: number, expected: "7 fields", found: "\(fields.count) fields")
    }
    func value(_ index: Int, _ expected: String) throws -> Double {
      guard let value = Double(fields[index]), value.isFinite else {
        throw ReplayError(file: file, line: number, expected: expected, found: fields[index])
      }
      return value
    }
    let time = try value(3, "a time in milliseconds")
    guard abs(time) <= 1e12 else {
      throw ReplayError(
        file: file, line: number, expected: "a time of at most 1000000000000 ms", found: fields[3])
    }
    guard let action = Trace.Action(rawValue: fields[6]) else {
      throw ReplayError(
        file: file, line: number, expected: "down, move, up or cancel", found: fields[6])
    }
    (id, user, label) = (fields[0], fields[1], fields[2])
    sample = Trace.Sample(
      time: time, x: try value(4, "x"), y: try value(5, "y"),
      action: action)
  }
}

extension String {
  fileprivate var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return String(text)
  }
}
