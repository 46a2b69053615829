/// What a pointer is to the stack: nothing, perhaps a swipe, a swipe, or none of its business.
///
/// One pointer at a time. Until it is claimed the content keeps its touches; when it turns out to be
/// something else it is left alone until it lifts. A pointer that comes down on a moving page holds it
/// at once, and is claimed when it moves.
struct SwipeRecognizer: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case idle
    /// Down, and not moved far enough to tell.
    case possible(start: PointerSample, last: PointerSample)
    /// Moved like a swipe from `origin` on, where it left the slop; the host has been asked.
    case asking(start: PointerSample, origin: Double, last: PointerSample, Direction)
    /// Holds a page that was moving, and has not moved itself.
    case caught(start: PointerSample)
    /// Moves the page.
    case dragging(pointer: Int)
    /// The content's, or taken over by a call, until it lifts.
    case spent(pointer: Int)
  }

  enum Event {
    case down(PointerSample, catches: Bool)
    case move(PointerSample)
    case up(PointerSample)
    case cancel(pointer: Int)
    /// The host has answered.
    case claim, fail
    /// A call has moved the needle.
    case takeOver
  }

  enum Effect: Equatable, Sendable {
    case none
    /// The page is held where it is.
    case grab(at: PointerSample)
    /// The pointer moves like a swipe: is it one?
    case ask(Direction)
    /// The caught page is moved: the content loses the touch.
    case claim(Direction, PointerSample)
    case drag(PointerSample)
    case release(PointerSample)
    /// The caught page goes on as if nothing had happened.
    case letGo
    case cancel
  }

  private(set) var state = State.idle

  mutating func handle(_ event: Event) -> Effect {
    let (next, effect) = step(event)
    state = next
    return effect
  }

  /// The pointer that is followed.
  var pointer: Int? {
    switch state {
    case .idle: nil
    case .possible(let start, _), .caught(let start), .asking(let start, _, _, _): start.pointer
    case .dragging(let pointer), .spent(let pointer): pointer
    }
  }

  /// The whole table: what each event means in each state.
  private func step(_ event: Event) -> (State, Effect) {
    switch (state, event) {
    case (.idle, .down(let sample, let catches)):
      return catches
        ? (.caught(start: sample), .grab(at: sample))
        : (.possible(start: sample, last: sample), .none)
    case (_, .down):
      return (state, .none)  // another finger

    case (.possible(let start, let last), .move(let sample)) where sample.pointer == start.pointer:
      switch swipe(from: start, to: sample) {
      case .undecided: return (.possible(start: start, last: sample), .none)
      case .other: return (.spent(pointer: start.pointer), .none)
      case .along(let direction):
        let origin = last.x + (sample.x - last.x) * wayToSlop(start, last, sample)
        let asking = State.asking(start: start, origin: origin, last: sample, direction)
        return (asking, .ask(direction))
      }
    case (.caught(let start), .move(let sample)) where sample.pointer == start.pointer:
      if isWithinSlop(start, sample) { return (state, .drag(sample)) }
      let direction: Direction = sample.x < start.x ? .forward : .back
      return (.dragging(pointer: start.pointer), .claim(direction, sample))
    case (.dragging(let pointer), .move(let sample)) where sample.pointer == pointer:
      return (state, .drag(sample))
    case (.idle, .move), (.possible, .move), (.asking, .move), (.caught, .move), (.dragging, .move),
      (.spent, .move):
      return (state, .none)  // another finger, or one that has nothing to say

    case (.possible(let start, _), .up(let sample)) where sample.pointer == start.pointer:
      return (.idle, .none)
    case (.asking(let start, _, _, _), .up(let sample)) where sample.pointer == start.pointer:
      return (.idle, .none)
    case (.caught(let start), .up(let sample)) where sample.pointer == start.pointer:
      return (.idle, .letGo)
    case (.dragging(let pointer), .up(let sample)) where sample.pointer == pointer:
      return (.idle, .release(sample))
    case (.spent(let pointer), .up(let sample)) where sample.pointer == pointer:
      return (.idle, .none)
    case (.idle, .up), (.possible, .up), (.asking, .up), (.caught, .up), (.dragging, .up),
      (.spent, .up):
      return (state, .none)  // another finger

    case (_, .cancel(let cancelled)) where cancelled != pointer:
      return (state, .none)
    case (.caught, .cancel):
      return (.idle, .letGo)
    case (.dragging, .cancel):
      return (.idle, .cancel)
    case (.idle, .cancel), (.possible, .cancel), (.asking, .cancel), (.spent, .cancel):
      return (.idle, .none)

    case (.asking(let start, _, _, _), .claim):
      return (.dragging(pointer: start.pointer), .none)
    case (.asking(let start, _, _, _), .fail):
      return (.spent(pointer: start.pointer), .none)
    case (.idle, .claim), (.possible, .claim), (.caught, .claim), (.dragging, .claim),
      (.spent, .claim), (.idle, .fail), (.possible, .fail), (.caught, .fail), (.dragging, .fail),
      (.spent, .fail):
      return (state, .none)  // nobody asked

    case (.caught(let start), .takeOver), (.asking(let start, _, _, _), .takeOver):
      return (.spent(pointer: start.pointer), .none)
    case (.dragging(let pointer), .takeOver):
      return (.spent(pointer: pointer), .none)
    case (.idle, .takeOver), (.possible, .takeOver), (.spent, .takeOver):
      return (state, .none)  // the pointer has no page to lose
    }
  }

  private enum Shape {
    case undecided, other
    case along(Direction)
  }

  /// What the way from one sample to another looks like.
  private func swipe(from start: PointerSample, to sample: PointerSample) -> Shape {
    if isWithinSlop(start, sample) { return .undecided }
    let (dx, dy) = (sample.x - start.x, sample.y - start.y)
    guard abs(dy) <= abs(dx) * Feel.coneTangent else { return .other }
    return .along(dx < 0 ? .forward : .back)
  }

  private func isWithinSlop(_ start: PointerSample, _ sample: PointerSample) -> Bool {
    let (dx, dy) = (sample.x - start.x, sample.y - start.y)
    return dx * dx + dy * dy <= Feel.slop * Feel.slop
  }

  /// Which part of the way between two samples lies within the slop: Newton's steps from the outside
  /// in, since a square root is the C library's on some systems.
  private func wayToSlop(
    _ start: PointerSample, _ inside: PointerSample, _ outside: PointerSample
  ) -> Double {
    let (px, py) = (inside.x - start.x, inside.y - start.y)
    let (dx, dy) = (outside.x - inside.x, outside.y - inside.y)
    var part = 1.0
    for _ in 0..<16 {
      let (x, y) = (px + part * dx, py + part * dy)
      let slope = 2 * (x * dx + y * dy)
      guard slope > 0 else { break }
      part -= (x * x + y * y - Feel.slop * Feel.slop) / slope
    }
    return part.clamped(0, 1)
  }
}
