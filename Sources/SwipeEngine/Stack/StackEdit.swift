/// A new stack, told to an engine that knows no pages: how many there are, and where in it the pages
/// stand that are on screen now.
public struct StackEdit: Equatable, Sendable {
  /// How many pages the new stack has; at least one.
  public var count: Int
  /// Where in the new stack the lower and the upper page on screen stand; less than 0 for nowhere.
  public let lower: Int
  public let upper: Int
  /// Whether the new top was in the old stack: then the change looks like a pop, else like a push.
  public var looksLikePop: Bool

  /// The place of a page that is not in a stack: less than any other by more than one.
  static let nowhere = -9

  /// `lower` and `upper` are where in the new stack the pages on screen stand, the same when nothing
  /// moves. A place outside of the new stack counts as none.
  public init(count: Int, lower: Int?, upper: Int?, looksLikePop: Bool) {
    self.init(
      count: count, lower: lower ?? Self.nowhere, upper: upper ?? Self.nowhere,
      looksLikePop: looksLikePop)
  }

  init(count: Int, lower: Int, upper: Int, looksLikePop: Bool) {
    self.count = count
    self.lower = lower >= 0 && lower < count ? lower : Self.nowhere
    self.upper = upper >= 0 && upper < count ? upper : Self.nowhere
    self.looksLikePop = looksLikePop
  }
}

/// Where pages on screen go on a new ruler so that none of them jumps.
///
/// The new ruler is the new stack with the pages on screen that have no natural place in it put in as
/// ghosts, next to where the needle has to go.
struct Layout: Equatable {
  /// Before which page of the new stack the ghosts stand.
  var place: Int
  /// Which of the pages on screen are ghosts: the lower, the upper, both, or none.
  var lowerIsGhost: Bool
  var upperIsGhost: Bool
  /// The slot of the lower page on screen on the new ruler.
  var lower: Int

  /// One page is on screen.
  init(alone page: Int, in edit: StackEdit) {
    let top = edit.count - 1
    let isNatural = page == top || !edit.looksLikePop && page == top - 1
    place = edit.looksLikePop ? top + 1 : top
    (lowerIsGhost, upperIsGhost) = (!isNatural, false)
    lower = isNatural ? page : place
  }

  /// Two pages are on screen.
  init(between pages: (lower: Int, upper: Int), in edit: StackEdit) {
    let top = edit.count - 1
    switch pages {
    case (top - 1, top):
      (place, lowerIsGhost, upperIsGhost, lower) = (top, false, false, top - 1)
    case (_, top):
      (place, lowerIsGhost, upperIsGhost, lower) = (top, true, false, top)
    case (top, _):
      (place, lowerIsGhost, upperIsGhost, lower) = (top + 1, false, true, top)
    case _ where edit.looksLikePop:
      (place, lowerIsGhost, upperIsGhost, lower) = (top + 1, true, true, top + 1)
    case (top - 2, top - 1):
      (place, lowerIsGhost, upperIsGhost, lower) = (top, false, false, top - 2)
    case (_, top - 1):
      (place, lowerIsGhost, upperIsGhost, lower) = (top - 1, true, false, top - 1)
    case (top - 1, _):
      (place, lowerIsGhost, upperIsGhost, lower) = (top, false, true, top - 1)
    default:
      (place, lowerIsGhost, upperIsGhost, lower) = (top, true, true, top)
    }
  }

  var ghostCount: Int { (lowerIsGhost ? 1 : 0) + (upperIsGhost ? 1 : 0) }
}
