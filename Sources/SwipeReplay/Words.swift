/// The words of one line, taken one by one.
struct Words {
  private var rest: ArraySlice<Substring>
  private let file: String
  private let line: Int

  init(_ text: Substring, file: String, line: Int) {
    rest = text.split(whereSeparator: \.isWhitespace)[...]
    self.file = file
    self.line = line
  }

  var isEmpty: Bool { rest.isEmpty }

  func error(_ expected: String, found: Substring?) -> ReplayError {
    ReplayError(
      file: file, line: line, expected: expected, found: found.map(String.init) ?? "end of line")
  }

  mutating func word(_ expected: String) throws -> String {
    guard let word = rest.popFirst() else { throw error(expected, found: nil) }
    return String(word)
  }

  mutating func number(_ expected: String) throws -> Double {
    let word = rest.popFirst()
    guard let word, let number = Double(word), number.isFinite else {
      throw error(expected, found: word)
    }
    return number
  }

  mutating func integer(_ expected: String) throws -> Int {
    let word = rest.popFirst()
    guard let word, let number = Int(word) else { throw error(expected, found: word) }
    return number
  }

  /// One of some words, by what it means.
  mutating func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws -> Choice {
    let word = rest.popFirst()
    if let chosen = choices.first(where: { $0.key == word ?? "" }) { return chosen.value }
    throw error(choices.map(\.key).joined(separator: ", "), found: word)
  }

  /// Takes the last word of the line if it is this one.
  mutating func ends(with word: String) -> Bool {
    guard rest.last == word[...] else { return false }
    rest.removeLast()
    return true
  }

  /// All that is left, at least one word.
  mutating func all(_ expected: String) throws -> [String] {
    guard !rest.isEmpty else { throw error(expected, found: nil) }
    defer { rest = [] }
    return rest.map(String.init)
  }

  func finish() throws {
    if let word = rest.first { throw error("end of line", found: word) }
  }
}
