import UIKit

/// Something that the library takes for true of UIKit and that no test on Linux can tell.
@MainActor struct Assumption {
  /// A sentence.
  let name: String
  /// What of the stand-in for UIKit the finding would fix: a parameter of `StandInParameters`, or a
  /// type.
  let fixes: String
  /// Whether a person has to do something, as the page says.
  var needsAHand = false
  /// Tries it in a laboratory, and says once what came of it.
  let attempt: (Laboratory, @escaping (Finding) -> Void) -> Void
}

extension Assumption {
  /// All, in the order in which they are tried: what needs no hand comes first.
  static var all: [Assumption] {
    callbacks + interruptions + navigation + motion + system + touches + fingers
  }
}

enum Finding: Equatable {
  case held
  /// What UIKit did instead.
  case differs(String)
  /// Not right or wrong: a number or an order that is not known yet.
  case measured(String)
  /// Why it was not tried.
  case leftOut(String)

  /// Held if both are the same; else what there is instead.
  static func comparing<Value: Equatable>(_ found: Value, _ expected: Value) -> Finding {
    found == expected ? .held : .differs("\(found) instead of \(expected)")
  }

  static func comparing(_ lines: [String], _ expected: [String]) -> Finding {
    lines == expected ? .held : .differs(lines.joined(separator: ", "))
  }
}
