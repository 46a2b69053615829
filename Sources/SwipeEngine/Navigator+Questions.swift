/// Claims and everything else that needs an answer from the host.
extension Navigator {
  /// What the host has been asked, and what the answer is for.
  enum Pending: Equatable, Sendable {
    case content(Direction)
    case leaveAtClaim(Int)
    case nextAtClaim(after: Int)
    case leaveAtRelease(from: Int, to: Int, velocity: Double)
    case leaveForCall(Pop)
    case nextForKey(after: Int)

    var question: Question? {
      switch self {
      case .content(let direction): .content(direction)
      case .leaveAtClaim(let slot), .leaveAtRelease(let slot, _, _): .leave(slot)
      case .leaveForCall(let pop): .leave(pop.from)
      case .nextAtClaim(let slot), .nextForKey(let slot): .next(after: slot)
      }
    }
  }

  /// A pop that waits for the page's consent.
  struct Pop: Equatable, Sendable {
    var from: Int
    var to: Int
    var cause: Cause
    var verb: Verb
    var animated: Bool
  }

  /// A pointer moves like a swipe: asks the host if there is somewhere to go.
  mutating func ask(about direction: Direction) {
    if hasPlace(direction) {
      pending = .content(direction)
    } else {
      _ = recognizer.handle(.fail)
    }
  }

  private func hasPlace(_ direction: Direction) -> Bool {
    switch direction {
    case .back: ruler.below != nil && startsInside
    case .forward: ruler.above != nil || ruler.count == ruler.aim + 1
    }
  }

  /// Whether the pointer came down where back swipes may start. A trackpad has no place.
  private var startsInside: Bool {
    recognizer.pointer == ScrollTranslator.pointer
      || recognizer.start.x <= configuration.startDistance || configuration.startDistance.isNaN
  }

  mutating func answer(_ answer: Answer, at time: Int64, _ events: inout Events) {
    guard let asked = pending else { return }
    pending = nil
    switch (asked, answer) {
    case (.content(let direction), .content(let content)) where !content.wins:
      if direction == .back {
        pending = .leaveAtClaim(ruler.aim)
      } else if ruler.above != nil {
        claim(.forward, resists: false, &events)
      } else {
        pending = .nextAtClaim(after: ruler.aim)
      }
    case (.content, _):
      _ = recognizer.handle(.fail)
    case (.leaveAtClaim, _):
      claim(.back, resists: answer != .allow, &events)
    case (.nextAtClaim, .allow):
      insertPage(&events)
      ruler.isTentative = true
      claim(.forward, resists: false, &events)
    case (.nextAtClaim, _):
      _ = recognizer.handle(.fail)
    case (.leaveAtRelease(_, let slot, let velocity), .allow):
      land(on: slot, velocity: velocity)
    case (.leaveAtRelease(_, _, let velocity), _):
      events.append(.refused(.swipe, .veto))
      land(on: ruler.aim, velocity: velocity)
    case (.leaveForCall(let pop), .allow):
      perform(pop, at: time, &events)
    case (.leaveForCall(let pop), _):
      events.append(.refused(pop.verb, .veto))
    case (.nextForKey, .allow):
      push(by: .key, animated: true, at: time, &events)
    case (.nextForKey, _):
      events.append(.refused(.key, .noNextPage))
    }
  }

  /// The pointer is ours: the page follows it from where it is, without the slop.
  private mutating func claim(_ direction: Direction, resists: Bool, _ events: inout Events) {
    guard case .asking = recognizer.state else { return }
    _ = recognizer.handle(.claim)
    claimed(direction, &events)
    let isScroll = recognizer.pointer == ScrollTranslator.pointer
    let target = direction == .back ? ruler.below ?? ruler.aim : ruler.aim + 1
    leaveRest(towards: target, by: isScroll ? .scroll : .finger, &events)
    let bounds =
      min(min(ruler.aim, target), needle.lower)...max(max(ruler.aim, target), needle.upper)
    grab(at: recognizer.origin, within: bounds, resists: resists)
    if !active.resamples { drag(to: recognizer.last.x) }
  }

  mutating func claimed(_ direction: Direction, _ events: inout Events) {
    events.append(.claimed(direction))
    if recognizer.pointer != ScrollTranslator.pointer { events.append(.contentCancelled) }
  }
}
