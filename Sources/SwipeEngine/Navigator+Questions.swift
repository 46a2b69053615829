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
      case .back: ruler.hasBelow && startsInside
      case .forward: ruler.hasAbove || ruler.count == ruler.aim + 1
      }
    if hasPlace {
      pending = .content
    } else {
      _ = recognizer.handle(.fail)
    }
  }

  /// A caught page is moved: asks whether it may go beyond its aim.
  mutating func askWhatLiesBeyond() {
    guard ruler.ghosts.isEmpty else { return }
    switch recognizer.direction {
    case .back: if ruler.hasBelow { pending = .leaveAtClaim }
    case .forward: if ruler.count == ruler.aim + 1 { pending = .nextAtClaim }
    }
  }

  /// Whether the pointer came down where back swipes may start. A trackpad has no place.
  private var startsInside: Bool {
    recognizer.isScroll || !(recognizer.start.x > configuration.startDistance)
  }

  package mutating func answer(_ answer: Answer, at time: Int64, _ events: inout Events) {
    guard let asked = pending else { return }
    pending = nil
    switch (asked, answer) {
    case (.content, .content(let content)) where !content.wins:
      if recognizer.direction == .back {
        pending = .leaveAtClaim
      } else if ruler.hasAbove, configuration.keepsForwardHistory || !isInTail {
        claim(&events)
        followLast()
      } else {
        pending = .nextAtClaim
      }
    case (.content, _):
      _ = recognizer.handle(.fail)
    case (.leaveAtClaim, _):
      claim(&events)
      if answer != .allow { drag.resist(below: ruler.aim) }
      followLast()
    case (.nextAtClaim, .allow):
      finishTail(towards: ruler.aim + 1, &events)
      removeSlots(from: ruler.aim + 1, &events)
      insertPage(&events)
      ruler.isTentative = true
      claim(&events)
      drag.widen(to: ruler.aim + 1)
      followLast()
    case (.nextAtClaim, .turnRound) where ruler.hasAbove:
      claim(&events)
      followLast()
    case (.nextAtClaim, _):
      _ = recognizer.handle(.fail)
      followLast()
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
    case (.nextForKey, .turnRound) where ruler.hasAbove:
      goToAbove(at: time, &events)
    case (.nextForKey, _):
      events.append(.refused(.key, .noNextPage))
    }
  }

  /// The pointer is ours: it takes hold of the page, unless it has caught it before.
  private mutating func claim(_ events: inout Events) {
    guard recognizer.state == .asking else { return }
    _ = recognizer.handle(.claim)
    claimed(&events)
    let target = recognizer.direction == .back ? ruler.below : ruler.aim + 1
    leaveRest(towards: target, by: ownCause, &events)
    let bounds =
      min(min(ruler.aim, target), needle.lower)...max(max(ruler.aim, target), needle.upper)
    grab(at: recognizer.origin, within: bounds)
  }

  /// The page is where the finger is now, without the slop.
  private mutating func followLast() {
    if needle.isHeld { follow(recognizer.last) }
  }

  mutating func claimed(_ events: inout Events) {
    events.append(.claimed(recognizer.direction))
    if !recognizer.isScroll { events.append(.contentCancelled) }
  }

  /// Who moves the needle when the pointer does.
  var ownCause: Cause { recognizer.isScroll ? .scroll : .finger }
}
