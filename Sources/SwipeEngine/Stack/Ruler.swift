/// The pages, as numbers on a ruler. What the pages are is the host's business.
///
/// The app's stack is the pages up to the aim. Above it lie pages that are still in sight, or kept as
/// forward history. *Ghosts* are pages that are still in sight although the app has taken them out of
/// the stack: nobody can land on them, and they go when they are out of sight.
///
///     slot    0       1       2       3
///           inbox   thread  (ghost)  photo
///                              ▲ needle  ▲ aim        the app's stack: inbox, thread, photo
struct Ruler: Equatable, Sendable {
  /// How many slots there are, ghosts included.
  var count: Int
  /// The slot of the page that the app's stack ends with.
  var aim: Int
  /// Pages in sight that are no longer in the stack; at most two, side by side.
  var ghosts: Range<Int> = 0..<0
  /// Whether the page above the aim came with a forward swipe that is not decided yet.
  var isTentative = false

  init(count: Int) {
    self.count = count
    aim = count - 1
  }

  /// Whether it holds the app's stack and nothing else.
  var isTidy: Bool { count == aim + 1 && ghosts.isEmpty && !isTentative }

  /// How many pages the app's stack has.
  var stackCount: Int { aim + 1 - (ghosts.upperBound <= aim ? ghosts.count : 0) }

  /// The slot of a page of the app's stack.
  func slot(_ index: Int) -> Int {
    ghosts.upperBound <= aim && index >= ghosts.lowerBound ? index + ghosts.count : index
  }

  /// Where in the app's stack the page of a slot is.
  func index(_ slot: Int) -> Int? {
    guard slot >= 0, slot <= aim, !ghosts.contains(slot) else { return nil }
    return ghosts.upperBound <= slot ? slot - ghosts.count : slot
  }

  /// The page that a pop shows.
  var below: Int? { stackCount > 1 ? slot(stackCount - 2) : nil }

  /// The page that a swipe forward shows without asking for one.
  var above: Int? { aim + 1 < count && !ghosts.contains(aim + 1) ? aim + 1 : nil }

  /// The page nearest to a place on the ruler, within bounds. Exactly between two pages it is the one
  /// nearer to the aim; while there are ghosts it is the aim, since they stand between it and the
  /// pages that belong next to it.
  func landing(nearest place: Double, within bounds: ClosedRange<Int>) -> Int {
    guard ghosts.isEmpty else { return aim }
    var best = aim
    var distance = abs(place - Double(aim))
    for slot in bounds where slot < count {
      let other = abs(place - Double(slot))
      if other < distance { (best, distance) = (slot, other) }
    }
    return best
  }
}
