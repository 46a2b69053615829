/// Claims and everything else that needs an answer from the host.
extension Navigator {
  /// What the host has been asked, and what the answer is for.
  enum Pending: UInt8, Equatable, Sendable {
    case content, leaveAtClaim, nextAtClaim, leaveAtRelease, leaveForCall, nextForKey
  }

  /// Where it goes from the top page if that may be left, and how.
  struct Departure: Equatable, Sendable {
    var slot = 0
    /// Pages per second.
    var velocity = 0.0
    var verb = Verb.pop
    var animated = true
  }

  /// What the host has to answer at once.
  public var question: Question? {
    switch pending {
    case .content: .content(recognizer.direction)
    case .leaveAtClaim, .leaveAtRelease, .leaveForCall: .leave(ruler.aim)
    case .nextAtClaim, .nextForKey: .next(after: ruler.aim)
    case nil: nil
    }
  }

  /// A pointer moves like a swipe: asks the host if there is somewhere to go.
  mutating func askAboutContent() {
    let hasPlace =
      switch recognizer.direction {
      case .back: ruler.below != nil && startsInside
      case .forward: ruler.above != nil || ruler.count == ruler.aim + 1
      }
    if hasPlace {
      pending = .content
    } else {
      _ = recognizer.handle(.fail)
    }
  }

  /// Whether the pointer came down where back swipes may start. A trackpad has no place.
  private var startsInside: Bool {
    recognizer.isScroll
      || recognizer.start.x <= configuration.startDistance || configuration.startDistance.isNaN
  }

  mutating func answer(_ answer: Answer, at time: Int64, _ events: inout Events) {
    guard let asked = pending else { return }
    pending = nil
    switch (asked, answer) {
    case (.content, .content(let content)) where !content.wins:
      if recognizer.direction == .back {
        pending = .leaveAtClaim
      } else if ruler.above != nil {
        claim(resists: false, &events)
      } else {
        pending = .nextAtClaim
      }
    case (.content, _), (.nextAtClaim, .refuse), (.nextAtClaim, .content):
      _ = recognizer.handle(.fail)
    case (.leaveAtClaim, _):
      claim(resists: answer != .allow, &events)
    case (.nextAtClaim, .allow):
      insertPage(&events)
      ruler.isTentative = true
      claim(resists: false, &events)
    case (.leaveAtRelease, .allow):
      land(on: departure.slot, velocity: departure.velocity)
    case (.leaveAtRelease, _):
      events.append(.refused(.swipe, .veto))
      land(on: ruler.aim, velocity: departure.velocity)
    case (.leaveForCall, .allow):
      depart(at: time, &events)
    case (.leaveForCall, _):
      events.append(.refused(departure.verb, .veto))
    case (.nextForKey, .allow):
      push(by: .key, animated: true, at: time, &events)
    case (.nextForKey, _):
      events.append(.refused(.key, .noNextPage))
    }
  }

  /// The pointer is ours: the page follows it from where it is, without the slop.
  private mutating func claim(resists: Bool, _ events: inout Events) {
    guard recognizer.state == .asking else { return }
    _ = recognizer.handle(.claim)
    claimed(&events)
    let target = recognizer.direction == .back ? ruler.below ?? ruler.aim : ruler.aim + 1
    leaveRest(towards: target, by: ownCause, &events)
    let bounds =
      min(min(ruler.aim, target), needle.lower)...max(max(ruler.aim, target), needle.upper)
    grab(at: recognizer.origin, within: bounds, resists: resists)
    if !active.resamples { drag(to: recognizer.last.x) }
  }

  mutating func claimed(_ events: inout Events) {
    events.append(.claimed(recognizer.direction))
    if !recognizer.isScroll { events.append(.contentCancelled) }
  }

  /// Who moves the needle when the pointer does.
  var ownCause: Cause { recognizer.isScroll ? .scroll : .finger }
}
