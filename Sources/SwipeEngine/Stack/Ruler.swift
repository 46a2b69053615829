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
  /// Where in the app's stack the page of the lower ghost stands too, and that of the upper one. With one
  /// ghost both say the same.
  var lowerTwin = StackEdit.nowhere
  var upperTwin = StackEdit.nowhere
  /// Whether the page above the aim came with a forward swipe that is not decided yet.
  var isTentative = false

  init(count: Int) {
    self.count = count
    aim = count - 1
  }

  /// How many pages the app's stack has.
  var stackCount: Int { aim + 1 - (ghosts.upperBound <= aim ? ghosts.count : 0) }

  /// The slot of a page of the app's stack.
  func slot(_ index: Int) -> Int {
    ghosts.upperBound <= aim && index >= ghosts.lowerBound ? index + ghosts.count : index
  }

  /// Where in the app's stack the page of a slot is, also that of a ghost which is a page of the stack
  /// too.
  func place(_ slot: Int) -> Int {
    if ghosts.contains(slot) { return slot == ghosts.lowerBound ? lowerTwin : upperTwin }
    guard slot >= 0, slot <= aim else { return StackEdit.nowhere }
    return ghosts.upperBound <= slot ? slot - ghosts.count : slot
  }

  /// The same for slots of the stack alone; nil for others.
  func index(_ slot: Int) -> Int? {
    let place = place(slot)
    return place < 0 || ghosts.contains(slot) ? nil : place
  }

  /// The ghost among some slots that is the same page as one of the app's stack.
  func twin(of index: Int, in slots: ClosedRange<Int>) -> Int? {
    for slot in slots where ghosts.contains(slot) && place(slot) == index { return slot }
    return nil
  }

  /// A ghost is a page of the stack again.
  mutating func giveUpGhost(_ slot: Int) {
    if slot == ghosts.lowerBound {
      ghosts = slot + 1..<ghosts.upperBound
      lowerTwin = upperTwin
    } else {
      ghosts = ghosts.lowerBound..<slot
      upperTwin = lowerTwin
    }
  }

  /// A ghost is gone, and its slot with it.
  mutating func removeGhost(_ slot: Int) {
    let left = ghosts.count - 1
    giveUpGhost(slot)
    if slot < ghosts.lowerBound { ghosts = slot..<slot + left }
    count -= 1
  }

  /// The pages of the app's stack from an index on are other ones from now on.
  mutating func forgetTwins(from index: Int) {
    if lowerTwin >= index { lowerTwin = StackEdit.nowhere }
    if upperTwin >= index { upperTwin = StackEdit.nowhere }
  }

  var hasBelow: Bool { stackCount > 1 }

  /// The page that a pop shows; the root itself on the root.
  var below: Int { hasBelow ? slot(stackCount - 2) : aim }

  /// Whether there is a page above that a swipe forward shows without asking for one.
  var hasAbove: Bool { aim + 1 < count && !ghosts.contains(aim + 1) }

  /// The page nearest to a place on the ruler, within bounds. Exactly between two pages it is the one
  /// nearer to the aim; while there are ghosts it is the aim, since they stand between it and the
  /// pages that belong next to it.
  func landing(nearest place: Double, within bounds: ClosedRange<Int>) -> Int {
    guard ghosts.isEmpty else { return aim }
    let top = Double(min(bounds.upperBound, count - 1))
    let slot = Int((place + 0.5).clamped(Double(bounds.lowerBound), top))
    return slot > aim && Double(slot) - place == 0.5 ? slot - 1 : slot
  }
}
