/// Pointers: claim, catch, drag, release.
extension Navigator {
  package mutating func down(_ sample: PointerSample, at time: Int64) {
    guard sample.isFinite else { return }
    // A pointer that comes down twice was lost in between.
    cancel(sample.pointer, at: time)
    guard recognizer.state == .idle else { return }
    tracker.clear()
    note(sample, at: time)
    if recognizer.down(sample, inMotion: isCatchable) == .grab {
      grab(at: sample.x, within: catchBounds)
    }
  }

  package mutating func move(_ sample: PointerSample, at time: Int64, _ events: inout Events) {
    guard sample.isFinite, recognizer.follows(sample.pointer) else { return }
    note(sample, at: time)
    switch recognizer.move(sample) {
    case .ask:
      askAboutContent()
    case .claim:
      cause = ownCause
      claimed(&events)
      askWhatLiesBeyond()
      if pending == nil { follow(sample) }
    case .drag:
      follow(sample)
    case .letGo:
      letGo(velocity: 0)
    case .none, .grab, .release, .cancel:
      break
    }
  }

  package mutating func up(_ sample: PointerSample, at time: Int64, _ events: inout Events) {
    guard recognizer.follows(sample.pointer) else { return }
    switch recognizer.handle(.up) {
    case .release:
      if sample.isFinite {
        follow(sample)
        // The last sample repeated says only when the finger left.
        if !tracker.repeats(sample.x) { tracker.add(sample.x, at: sample.time) }
      }
      release(velocity: fingerVelocity(sampleTime: sample.time), &events)
    case .letGo: letGo(velocity: 0)
    case .none, .grab, .ask, .claim, .drag, .cancel: break
    }
  }

  package mutating func cancel(_ pointer: Int, at time: Int64) {
    guard recognizer.follows(pointer) else { return }
    switch recognizer.handle(.cancel) {
    case .cancel: letGo(velocity: fingerVelocity(clock: time))
    case .letGo: letGo(velocity: 0)
    case .none, .grab, .ask, .claim, .drag, .release: break
    }
  }

  private mutating func note(_ sample: PointerSample, at time: Int64) {
    tracker.add(sample.x, at: sample.time)
    lastSampleTime = sample.time
    lastSampleClock = time
  }

  /// Whether something moves so visibly that a pointer that comes down holds it.
  var isCatchable: Bool {
    needle.isSettling
      && !needle.motion.isOver(
        distance: Feel.catchDistance, speed: Feel.catchSpeed, width: width)
  }

  /// Whether what moves is as good as there: a pointer that comes down does not catch it.
  var isInTail: Bool {
    needle.isSettling && !isCatchable && needle.nearest == Int(needle.motion.aim)
  }

  /// A caught page can go one page either way from the aim, and back to where it was.
  private var catchBounds: ClosedRange<Int> {
    min(ruler.below, needle.lower)...max(ruler.hasAbove ? ruler.aim + 1 : ruler.aim, needle.upper)
  }

  /// The pointer takes hold of the page where it is.
  mutating func grab(at x: Double, within bounds: ClosedRange<Int>) {
    let slop = width > 0 ? (recognizer.start.x - recognizer.origin) / width : 0
    drag = Drag(at: x, from: needle.position, within: bounds, slop: slop)
    needle.handle(.grab)
  }

  mutating func follow(_ sample: PointerSample) {
    if !resamples { drag(to: sample.x) }
  }

  mutating func drag(to x: Double) {
    guard width > 0 else {
      drag.lose()
      return
    }
    drag.move(to: x, width: width)
    needle.handle(.drag(drag.position))
  }

  /// How fast the finger moves the needle, in pages per second, as it lifts at its own time.
  private mutating func fingerVelocity(sampleTime: Int64) -> Double {
    guard width > 0 else { return 0 }
    let speed = -tracker.velocity(at: sampleTime) / width
    return drag.velocity(ofFinger: speed.clamped(-Feel.fastest, Feel.fastest))
  }

  /// The same at a time of the frame clock: the finger has rested since its last sample.
  mutating func fingerVelocity(clock: Int64) -> Double {
    let rested = max(clock.minus(lastSampleClock), 0)
    return fingerVelocity(sampleTime: lastSampleTime.plus(rested))
  }

  /// The page goes on to where it was going.
  private mutating func letGo(velocity: Double) {
    needle.handle(.release(ruler.aim, velocity: velocity, active.spring))
  }

  /// The one rule: land on the page nearest to where the finger would take the needle, unless the page
  /// flies back to where the finger took it. The finger's way through the slop counts, although the
  /// page did not follow it.
  private mutating func release(velocity: Double, _ events: inout Events) {
    if drag.isResisted {
      events.append(.refused(.swipe, .veto))
      return letGo(velocity: velocity)
    }
    let travel = needle.position - drag.start
    let fliesBack = travel < 0 ? velocity > Feel.flyingBack : velocity < -Feel.flyingBack
    let place = needle.position + drag.slop + Feel.projection * velocity
    let target =
      fliesBack && travel != 0
      ? ruler.aim : ruler.landing(nearest: place, within: drag.bounds)
    if target < ruler.aim {
      pending = .leaveAtRelease
      departure = Departure(slot: target, velocity: velocity)
    } else {
      land(on: target, velocity: velocity)
    }
  }

  mutating func land(on slot: Int, velocity: Double) {
    if slot > ruler.aim { ruler.isTentative = false }
    ruler.aim = slot
    letGo(velocity: velocity)
  }
}
