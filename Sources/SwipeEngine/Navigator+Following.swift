/// What follows from where the needle is.
extension Navigator {
  /// Tells the lifecycle, and takes away pages that are out of sight.
  mutating func follow(_ events: inout Events) {
    lifecycle.follow(needle.position, by: cause, &events)
    if needle.isResting { lifecycle.end(at: needle.lower, &events) }
    if needle.isHeld { return }
    if !ruler.ghosts.isEmpty { removeHiddenGhosts(&events) }
    removePagesAbove(&events)
  }

  private mutating func removeHiddenGhosts(_ events: inout Events) {
    while let last = ruler.ghosts.last, !lifecycle.shownSlots(needle).contains(last) {
      remove(ghost: last, &events)
    }
    while let first = ruler.ghosts.first, !lifecycle.shownSlots(needle).contains(first) {
      remove(ghost: first, &events)
    }
  }

  private mutating func remove(ghost slot: Int, _ events: inout Events) {
    events.append(.removed(slot, count: 1))
    ruler.removeGhost(slot)
    let isBelowAim = slot < ruler.aim
    let isBelowNeedle = slot < lifecycle.shownSlots(needle).lowerBound
    if isBelowAim { ruler.aim -= 1 }
    if isBelowNeedle { shift(by: -1) }
    if isBelowAim != isBelowNeedle { needle.handle(.aim(ruler.aim, active.spring)) }
  }

  private mutating func removePagesAbove(_ events: inout Events) {
    if !configuration.keepsForwardHistory || ruler.isTentative {
      let shown = lifecycle.shownSlots(needle)
      removeSlots(from: max(ruler.aim, shown.upperBound) + 1, &events)
    }
    if needle.isResting { ruler.isTentative = false }
  }

  /// Takes away all slots from one on; none of them is in sight.
  mutating func removeSlots(from first: Int, _ events: inout Events) {
    guard first < ruler.count else { return }
    events.append(.removed(first, count: ruler.count - first))
    ruler.count = first
    ruler.ghosts = ruler.ghosts.clamped(to: 0..<first)
  }

  /// Pages below those in sight have come or gone.
  mutating func shift(by pages: Int) {
    needle.shift(by: pages)
    lifecycle.shift(by: pages)
    drag.shift(by: pages)
  }

  /// A page that is as good as there has arrived when the needle turns back: what comes is a transition
  /// of its own. Whether it was so.
  @discardableResult mutating func finishTail(towards slot: Int, _ events: inout Events) -> Bool {
    let page = Int(needle.motion.aim)
    guard isInTail, let other = lifecycle.other(than: page),
      other > page ? slot > page : slot < page
    else { return false }
    lifecycle.end(at: page, &events)
    return true
  }

  /// The needle is about to move: what is set comes into force, and a transition begins.
  mutating func leaveRest(towards slot: Int, by cause: Cause, _ events: inout Events) {
    finishTail(towards: slot, &events)
    self.cause = cause
    guard lifecycle.transition == nil else { return }
    if needle.isResting {
      active = configuration
      let isOwnMotion = cause == .finger || cause == .scroll
      look = !active.reducesMotion ? .whole : isOwnMotion ? .withoutParallax : .crossFade
    }
    let from = needle.nearest
    lifecycle.begin(from: from, to: slot < from ? from - 1 : from + 1, by: cause, &events)
  }
}
