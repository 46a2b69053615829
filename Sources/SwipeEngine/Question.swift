/// What the engine wants to know before it goes on; the host answers with `Input.answer` at once.
/// A question that the next input does not answer counts as refused.
public enum Question: Equatable, Sendable {
  /// What lies under the point where the pointer came down, for a swipe in this direction?
  case content(Direction)
  /// May the page of this slot be left?
  case leave(Int)
  /// Is there a next page after the page of this slot? `allow` if the host holds one ready, `turnRound`
  /// if it is the page that stands above: one that has just been popped, or that a finger pushes.
  case next(after: Int)
}

public enum Answer: Equatable, Sendable {
  case content(Content)
  case allow
  case refuse
  case turnRound
}

/// What lies under a finger.
public enum Content: Equatable, Sendable {
  /// Nothing that wants a swipe.
  case nothing
  /// A control that tracks horizontally: slider, switch, map, drawing area, row with swipe actions.
  case control
  /// A horizontal scroller: whether it can still move the way the finger goes, and whether it still
  /// moves by itself.
  case scroller(canMove: Bool, isDecelerating: Bool)

  /// Whether it wants the swipe more than the stack does.
  var wins: Bool {
    switch self {
    case .nothing: false
    case .control: true
    case .scroller(let canMove, let isDecelerating): canMove || isDecelerating
    }
  }
}
