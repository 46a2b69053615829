import UIKit

/// Something that the library takes for true of UIKit and that could not be tried where it was written.
@MainActor struct Assumption {
  /// A sentence.
  let name: String
  /// What of the stand-in for UIKit (`StandInParameters`, or a type of it) the finding would fix.
  let fixes: String
  /// Tries it in a laboratory, and says once what came of it.
  let attempt: (Laboratory, @escaping (Finding) -> Void) -> Void
}

enum Finding: Equatable {
  case held
  /// What UIKit did instead.
  case differs(String)
  /// Not right or wrong: a number or an order that is not known yet.
  case measured(String)
}
