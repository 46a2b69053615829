/// What a pointer is to the stack: nothing, perhaps a swipe, a swipe, or none of its business.
///
/// One pointer at a time. Until it is claimed the content keeps its touches; when it turns out to be
/// something else it is left alone until it lifts. A pointer that comes down on a moving page holds it
/// at once, and is claimed when it moves.
struct SwipeRecognizer: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case idle
    /// Down, and not moved far enough to tell.
    case possible
    /// Moved like a swipe; the host has been asked.
    case asking(Direction)
    /// Holds a page that was moving, and has not moved itself.
    case caught
    /// Moves the page.
    case dragging
    /// The content's, or taken over by a call, until it lifts.
    case spent
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
    case grab
    /// The pointer moves like a swipe: is it one?
    case ask(Direction)
    /// The caught page is moved: the content loses the touch.
    case claim(Direction)
    case drag
    case release
    /// The caught page goes on as if nothing had happened.
    case letGo
    case cancel
  }

  private(set) var state = State.idle
  /// Where the pointer came down, and its last sample that told something.
  private(set) var start = PointerSample(pointer: 0, x: 0, y: 0, time: 0)
  private(set) var last = PointerSample(pointer: 0, x: 0, y: 0, time: 0)
  /// Where a swipe left the slop, in points.
  private(set) var origin = 0.0

  /// Whether the next sample says anew where the pointer came down.
  private var isLost = false

  /// The view's coordinates have changed: how far the pointer moved so far says nothing any more.
  mutating func lose() { isLost = state == .possible || state == .caught }

  /// The pointer that is followed.
  var pointer: Int? { state == .idle ? nil : start.pointer }

  mutating func handle(_ event: Event) -> Effect {
    guard let fact = note(event) else { return .none }
    let (next, effect) = step(fact)
    state = next
    return effect
  }

  /// What an event says, without its numbers.
  private enum Fact {
    case down(catches: Bool)
    case moved(Shape, Direction)
    case up, cancel, claim, fail, takeOver
  }

  /// The whole table: what each fact means in each state.
  private func step(_ fact: Fact) -> (State, Effect) {
    switch (state, fact) {
    case (.idle, .down(let catches)):
      catches ? (.caught, .grab) : (.possible, .none)
    case (.possible, .moved(.along, let direction)):
      (.asking(direction), .ask(direction))
    case (.possible, .moved(.across, _)):
      (.spent, .none)
    case (.caught, .moved(.within, _)):
      (.caught, .drag)
    case (.caught, .moved(_, let direction)):
      (.dragging, .claim(direction))
    case (.dragging, .moved):
      (.dragging, .drag)
    case (.caught, .up), (.caught, .cancel):
      (.idle, .letGo)
    case (.dragging, .up):
      (.idle, .release)
    case (.dragging, .cancel):
      (.idle, .cancel)
    case (_, .up), (_, .cancel):
      (.idle, .none)
    case (.asking, .claim):
      (.dragging, .none)
    case (.asking, .fail), (.asking, .takeOver), (.caught, .takeOver), (.dragging, .takeOver):
      (.spent, .none)
    case (.idle, .moved), (.possible, .moved), (.asking, .moved), (.spent, .moved):
      (state, .none)  // nothing new
    case (_, .down):
      (state, .none)  // another finger
    case (_, .claim), (_, .fail):
      (state, .none)  // nobody asked
    case (_, .takeOver):
      (state, .none)  // the pointer has no page to lose
    }
  }

  /// Keeps the numbers of an event; nil if it is about another pointer.
  private mutating func note(_ event: Event) -> Fact? {
    switch event {
    case .down(let sample, let catches):
      guard state == .idle else { return nil }
      (start, last, isLost) = (sample, sample, false)
      return .down(catches: catches)
    case .move(let sample):
      guard sample.pointer == pointer else { return nil }
      if isLost { (start, last, isLost) = (sample, sample, false) }
      let shape = shape(to: sample)
      if state == .possible {
        if shape == .along { origin = last.x + (sample.x - last.x) * wayToSlop(sample) }
        last = sample
      }
      return .moved(shape, sample.x < start.x ? .forward : .back)
    case .up(let sample): return sample.pointer == pointer ? .up : nil
    case .cancel(let cancelled): return cancelled == pointer ? .cancel : nil
    case .claim: return .claim
    case .fail: return .fail
    case .takeOver: return .takeOver
    }
  }

  private enum Shape {
    case within, along, across
  }

  /// What the way from the start to a sample looks like.
  private func shape(to sample: PointerSample) -> Shape {
    let (dx, dy) = (sample.x - start.x, sample.y - start.y)
    if dx * dx + dy * dy <= Feel.slop * Feel.slop { return .within }
    return abs(dy) <= abs(dx) * Feel.coneTangent ? .along : .across
  }

  /// Which part of the way from the last sample lies within the slop: Newton's steps from the outside in,
  /// since a square root is the C library's on some systems.
  private func wayToSlop(_ sample: PointerSample) -> Double {
    let (px, py) = (last.x - start.x, last.y - start.y)
    let (dx, dy) = (sample.x - last.x, sample.y - last.y)
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
