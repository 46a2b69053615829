/// What the engine tells its host after every input. Applying the same output twice changes nothing.
public struct Output: Equatable, Sendable {
  /// Where the visible pages are.
  public internal(set) var scene = Scene()
  /// What happened, in order.
  public internal(set) var events = Events()
  /// What the host has to answer at once.
  public internal(set) var question: Question?
  /// Whether frames are wanted: exactly while something moves by itself.
  public internal(set) var wantsFrames = false
}

/// What happened. Slots are places on the ruler at that moment: the host keeps its pages in an array
/// in the order of the ruler and applies `inserted`, `removed` and `rebuilt` to it as they come.
public enum Event: Equatable, Sendable {
  /// The pointer is the stack's from now on.
  case claimed(Direction)
  /// The content under the pointer must forget the touch: nothing fires under a swipe.
  case contentCancelled
  /// A transition began; it ends exactly once.
  case began(Kind, by: Cause)
  case ended(Outcome)
  case willAppear(Int)
  case didAppear(Int)
  case willDisappear(Int)
  case didDisappear(Int)
  /// The page that the host holds ready stands in this slot.
  case inserted(Int)
  /// So many slots from this one on are gone; a page that stands nowhere else is dropped.
  case removed(Int, count: Int)
  /// The ruler is the new stack, or as it was if there is none, and before its page `at` stand so many
  /// pages of the old ruler, from the slot `kept` on: they are still in sight.
  case rebuilt(kept: Int, count: Int, at: Int)
  /// Something was asked for that can't be done.
  case refused(Verb, Refusal)
}

public enum Kind: UInt8, Equatable, Sendable {
  case push, pop
}

/// Who began a transition.
public enum Cause: UInt8, Equatable, Sendable {
  case finger, scroll, key, call
}

public enum Outcome: UInt8, Equatable, Sendable {
  case completed, cancelled
}

public enum Verb: UInt8, Equatable, Sendable {
  case swipe, key, push, pop, popTo, set
}

public enum Refusal: UInt8, Equatable, Sendable {
  /// There is no page below.
  case atRoot
  /// There is no page to go forward to.
  case noNextPage
  /// The page refuses to be left.
  case veto
  /// The stack has no such page.
  case noSuchPage
  /// A stack has at least one page.
  case emptyStack
  /// A stack has at most 32 million pages.
  case tooManyPages
  /// The page is on the stack already: found by the host, since the engine knows no pages.
  case alreadyOnStack
}
