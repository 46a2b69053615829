/// Which transition the needle is in, and the events that its moves mean.
///
/// The needle leaves a page: a transition begins. It comes to rest on either side: the transition
/// ends, completed or cancelled. It runs over a page and on: one ends and the next begins. So events
/// come in closed pairs by construction, whatever moves the needle. A position alone ends nothing: a
/// finger may return to where it began and go out again.
struct Lifecycle: Equatable, Sendable {
  struct Transition: Equatable, Sendable {
    var from: Int
    var to: Int
  }

  private(set) var transition: Transition?

  /// The pages that are in sight or about to be: the two of the transition, or the one on top.
  func shownSlots(_ needle: Needle) -> ClosedRange<Int> {
    guard let transition else { return needle.lower...needle.upper }
    return min(transition.from, transition.to)...max(transition.from, transition.to)
  }

  /// The one of the two pages that this one is not; nil when it is neither.
  func other(than page: Int) -> Int? {
    guard let transition else { return nil }
    if transition.to == page { return transition.from }
    return transition.from == page ? transition.to : nil
  }

  /// Whether nothing follows from where the needle is: it rests, or moves between the two pages.
  func isUndisturbed(by needle: Needle) -> Bool {
    guard let transition else { return needle.isResting }
    let (from, to) = (Double(transition.from), Double(transition.to))
    let position = needle.position
    return !needle.isResting
      && (from < to ? position >= from && position <= to : position >= to && position <= from)
  }

  /// The needle is about to leave `from` for its neighbour.
  mutating func begin(from: Int, to: Int, by cause: Cause, _ events: inout Events) {
    transition = Transition(from: from, to: to)
    events.append(.began(to > from ? .push : .pop, by: cause))
    events.append(.willDisappear(from))
    events.append(.willAppear(to))
  }

  /// The needle has moved: ends what it has run over.
  mutating func follow(_ position: Double, by cause: Cause, _ events: inout Events) {
    while let (from, to) = transition.map({ ($0.from, $0.to) }) {
      let (lower, upper) = (min(from, to), max(from, to))
      if position > Double(upper) {
        end(at: upper, &events)
        begin(from: upper, to: upper + 1, by: cause, &events)
      } else if position < Double(lower) {
        end(at: lower, &events)
        begin(from: lower, to: lower - 1, by: cause, &events)
      } else {
        return
      }
    }
  }

  /// The needle rests on a page of the transition.
  mutating func end(at page: Int, _ events: inout Events) {
    guard let transition else { return }
    self.transition = nil
    let isCompleted = page == transition.to
    if !isCompleted {
      events.append(.willDisappear(transition.to))
      events.append(.willAppear(transition.from))
    }
    events.append(.didDisappear(isCompleted ? transition.from : transition.to))
    events.append(.didAppear(page))
    events.append(.ended(isCompleted ? .completed : .cancelled))
  }

  /// The pages of the transition have got other numbers.
  mutating func shift(by pages: Int) {
    guard let old = transition else { return }
    transition = Transition(from: old.from + pages, to: old.to + pages)
  }
}
