import SwipeReplay

/// One line of the budgets file: what something may cost.
struct Budget {
  let name: String
  let limit: Double
  let unit: String

  /// Reads `name limit unit` lines; everything after `#` is a reason.
  static func budgets(parsing text: String, file: String) throws -> [Budget] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return try lines.enumerated().compactMap { index, line in
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { return nil }
      guard words.count == 3, let limit = Double(words[1]) else {
        throw ReplayError(
          file: file, line: index + 1, expected: "'name limit unit'", found: String(line))
      }
      return Budget(name: String(words[0]), limit: limit, unit: String(words[2]))
    }
  }
}
