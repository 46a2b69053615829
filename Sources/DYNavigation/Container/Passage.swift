import SwipeEngine
import UIKit

/// The transition that runs.
struct Passage {
  let kind: Kind
  let cause: Cause
  /// The pages that went out and came in at its begin.
  var from: Page?
  var to: Page?
  /// Where the keyboard was.
  var keyboard: KeyboardKeeper?
}
