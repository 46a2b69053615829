/// Push, pop and set: legal in every state. A call takes over from a finger.
extension Navigator {
  package mutating func push(
    by cause: Cause, animated: Bool, at time: Int64, _ events: inout Events
  ) {
    guard ruler.stackCount < Self.mostPages else {
      return events.append(.refused(.push, .tooManyPages))
    }
    let isNext = finishTail(towards: ruler.aim + 1, &events)
    let shown = shownSlots
    let edit = StackEdit(
      count: ruler.stackCount + 1, lower: ruler.place(shown.lowerBound),
      upper: ruler.place(shown.upperBound), looksLikePop: false)
    let layout = layout(of: edit)
    if isNext || layout.ghostCount == 0 {
      removeSlots(from: ruler.aim + 1, &events)
      insertPage(&events)
      ruler.aim += 1
      ruler.isTentative = false
    } else {
      rebuild(edit, layout, &events)
    }
    aim(by: cause, animated: animated, at: time, &events)
  }

  /// The page that the host holds ready comes to stand above the aim.
  mutating func insertPage(_ events: inout Events) {
    ruler.count = ruler.aim + 2
    events.append(.inserted(ruler.aim + 1))
  }

  /// Asks whether the top page may be left for the one below.
  package mutating func pop(verb: Verb, animated: Bool, _ events: inout Events) {
    pop(to: ruler.stackCount - 2, verb: verb, animated: animated, &events)
  }

  /// Asks whether the top page may be left for a page of the stack.
  package mutating func pop(to index: Int, verb: Verb, animated: Bool, _ events: inout Events) {
    if verb != .popTo, index < 0 { return events.append(.refused(verb, .atRoot)) }
    guard index >= 0, index < ruler.stackCount else {
      return events.append(.refused(verb, .noSuchPage))
    }
    if index == ruler.stackCount - 1 { return }
    pending = .leaveForCall
    departure = Departure(slot: ruler.slot(index), verb: verb, animated: animated)
  }

  /// Goes, without running over the pages between that nobody sees: they are taken away, or stay as
  /// history above what is in sight. Where the page to show is in sight, above its place in the stack, it
  /// is shown from where it is.
  mutating func depart(at time: Int64, _ events: inout Events) {
    let shown = shownSlots
    ruler.aim = departure.slot
    let stackCount = ruler.stackCount
    let twin = ruler.twin(of: stackCount - 1, in: shown)
    let first = twin == nil ? ruler.aim + 1 : ruler.aim
    let hidden = shown.lowerBound - first
    if hidden > 0 {
      ruler.lowerTwin = ruler.place(shown.lowerBound)
      ruler.upperTwin = ruler.place(shown.upperBound)
      if configuration.keepsForwardHistory, ruler.ghosts.isEmpty {
        events.append(.rebuilt(kept: shown.lowerBound, count: shown.count, at: first))
        ruler.count += shown.count
      } else {
        removeSlots(from: shown.upperBound + 1, &events)
        events.append(.removed(first, count: hidden))
        ruler.count -= hidden
      }
      ruler.ghosts = first..<first + shown.count
      shift(by: -hidden)
      if let twin {
        ruler.aim = twin - hidden
        ruler.giveUpGhost(ruler.aim)
      }
    }
    ruler.forgetTwins(from: stackCount)
    aim(
      by: departure.verb == .key ? .key : .call, animated: departure.animated, at: time, &events)
  }

  package mutating func set(
    _ edit: StackEdit, animated: Bool, at time: Int64, _ events: inout Events
  ) {
    guard edit.count > 0 else { return events.append(.refused(.set, .emptyStack)) }
    guard edit.count <= Self.mostPages else {
      return events.append(.refused(.set, .tooManyPages))
    }
    rebuild(edit, layout(of: edit), &events)
    aim(by: .call, animated: animated, at: time, &events)
  }

  private func layout(of edit: StackEdit) -> Layout {
    let shown = shownSlots
    return shown.count == 1
      ? Layout(alone: edit.upper, in: edit) : Layout(between: (edit.lower, edit.upper), in: edit)
  }

  private mutating func rebuild(_ edit: StackEdit, _ layout: Layout, _ events: inout Events) {
    let shown = shownSlots
    let kept = layout.lowerIsGhost ? shown.lowerBound : shown.upperBound
    events.append(.rebuilt(kept: kept, count: layout.ghostCount, at: layout.place))
    ruler = Ruler(count: edit.count + layout.ghostCount)
    ruler.ghosts = layout.place..<layout.place + layout.ghostCount
    ruler.lowerTwin = layout.lowerIsGhost ? edit.lower : edit.upper
    ruler.upperTwin = layout.upperIsGhost ? edit.upper : edit.lower
    if layout.place >= edit.count { ruler.aim = edit.count - 1 }
    shift(by: layout.lower - shown.lowerBound)
  }

  /// The key or button that goes forward: to a page that is there, or to one that the host makes.
  package mutating func goForward(at time: Int64, _ events: inout Events) {
    if ruler.hasAbove, configuration.keepsForwardHistory {
      goToAbove(at: time, &events)
    } else {
      pending = .nextForKey
    }
  }

  mutating func goToAbove(at time: Int64, _ events: inout Events) {
    ruler.aim += 1
    ruler.isTentative = false
    aim(by: .key, animated: true, at: time, &events)
  }

  /// Sends the needle to the aim, from wherever and however fast it moves.
  private mutating func aim(
    by cause: Cause, animated: Bool, at time: Int64, _ events: inout Events
  ) {
    _ = recognizer.handle(.takeOver)
    if needle.position != Double(ruler.aim) || lifecycle.transition != nil {
      leaveRest(towards: ruler.aim, by: cause, &events)
    }
    if !animated {
      needle.handle(.jump(ruler.aim))
    } else if needle.isHeld {
      let velocity = fingerVelocity(clock: time)
      needle.handle(.release(ruler.aim, velocity: velocity, active.spring))
    } else {
      needle.handle(.aim(ruler.aim, active.spring))
    }
  }
}
