@testable import SwipeReplay

/// The right outcome that a replay names in its line `# right: key value…, key value…`.
///
/// `stack`, `claimed` and `dropped` are lists of words; `began`, `ended`, `refused`,
/// `contentCancelled` are numbers of events, `completed` and `cancelled` of transitions that ended so.
struct RightOutcome {
  private(set) var claims: [(key: String, words: [String])] = []

  /// Nil when the replay names none.
  init?(of text: String) {
    let mark = "# right: "
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(mark) }) else {
      return nil
    }
    claims = line.dropFirst(mark.count).split(separator: ",").compactMap { claim in
      let words = claim.split(separator: " ").map(String.init)
      return words.first.map { ($0, Array(words.dropFirst())) }
    }
  }

  /// What came instead, one sentence for each claim that is not met.
  func failures(in take: Take) -> [String] {
    claims.compactMap { key, words in
      let found = Self.found(key, in: take)
      return found == words ? nil : "\(key) is \(found ?? ["no key"]), not \(words)"
    }
  }

  private static func found(_ key: String, in take: Take) -> [String]? {
    switch key {
    case "stack": take.end.stack
    case "claimed": [take.end.claimed.map { "\($0)" } ?? "none"]
    case "dropped": take.values(of: "page", in: "dropped")
    case "completed", "cancelled":
      ["\(take.values(of: "outcome", in: "ended").count { $0 == key })"]
    case "began", "ended", "refused", "contentCancelled": ["\(take.count(key))"]
    default: nil
    }
  }
}
