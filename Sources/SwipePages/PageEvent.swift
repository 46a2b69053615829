import SwipeEngine

/// What happened to a stack of pages, in order.
public enum PageEvent<Page> {
  /// The pointer is the stack's from now on.
  case claimed(Direction)
  /// The content under the pointer must forget the touch.
  case contentCancelled
  case began(Kind, by: Cause)
  case ended(Outcome)
  case willAppear(Page)
  case didAppear(Page)
  case willDisappear(Page)
  case didDisappear(Page)
  /// The page has left for good.
  case dropped(Page)
  case refused(Verb, Refusal)
}

extension PageEvent: Equatable where Page: Equatable {}
extension PageEvent: Sendable where Page: Sendable {}

/// What the stack wants to know; the host answers with `PageStack.answer` at once.
public enum PageQuestion<Page> {
  /// What lies under the point where the pointer came down, for a swipe in this direction?
  case content(Direction)
  /// May this page be left?
  case leave(Page)
  /// Which page comes after this one?
  case next(after: Page)
}

extension PageQuestion: Equatable where Page: Equatable {}
extension PageQuestion: Sendable where Page: Sendable {}
