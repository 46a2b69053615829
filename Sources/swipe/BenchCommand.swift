import Foundation
import SwipeReplay

struct BenchCommand {
  static let help = """
    usage: swipe bench [--budgets FILE] [--json FILE] [--measured NAME=VALUE]…

    Measures the engine (use a release build) and prints a line `name measured limit unit`
    for each measure.

      --budgets FILE          limits, as lines `name limit unit`; the exit status is 1 when
                              a measure exceeds its limit
      --json FILE             writes the lines as JSON too
      --measured NAME=VALUE   adds something that was measured elsewhere
    """

  private let budgets: [Budget]
  private let json: String?
  private var measures: [(name: String, value: Double)] = []

  init(_ options: Options) throws {
    var options = options
    let file = try options.value("--budgets")
    budgets = try file.map { try Budget.budgets(parsing: text(of: $0), file: $0) } ?? []
    json = try options.value("--json")
    while let measured = try options.value("--measured") {
      let parts = measured.split(separator: "=")
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite,
        parts[0].allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) })
      else {
        throw UsageError("--measured needs NAME=VALUE, not '\(measured)'\n\n\(Self.help)")
      }
      measures.append((String(parts[0]), value))
    }
    try options.finish()
  }

  func run() throws {
    let engine = EngineBench.measures()
    let rows = (engine + measures).map { measure in
      (measure, budgets.first { $0.name == measure.name })
    }
    for (measure, budget) in rows {
      let limit = budget.map { "\($0.limit.short) \($0.unit)" } ?? "- -"
      print("\(measure.name) \(measure.value.short) \(limit)")
    }
    if let json { try write(rows, to: json) }
    let exceeded = rows.filter { measure, budget in
      budget.map { measure.value > $0.limit } ?? false
    }
    guard !exceeded.isEmpty else { return }
    let names = exceeded.map(\.0.name).joined(separator: ", ")
    FileHandle.standardError.write(Data("swipe: over budget: \(names)\n".utf8))
    exit(1)
  }

  private func write(
    _ rows: [((name: String, value: Double), Budget?)], to file: String
  ) throws {
    let lines = rows.map { measure, budget in
      let limit = budget.map { ",\"limit\":\($0.limit.short),\"unit\":\"\($0.unit)\"" } ?? ""
      return "{\"name\":\"\(measure.name)\",\"measured\":\(measure.value.short)\(limit)}"
    }
    guard
      FileManager.default.createFile(
        atPath: file, contents: Data("[\(lines.joined(separator: ",\n "))]\n".utf8))
    else { throw ReplayError(file: file, line: 0, expected: "a file that can be written") }
  }
}

extension Double {
  /// With two decimals, or none for a whole number.
  fileprivate var short: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : String(format: "%.2f", self)
  }
}
