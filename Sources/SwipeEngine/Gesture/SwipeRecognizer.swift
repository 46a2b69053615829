/// What a pointer is to the stack: nothing, perhaps a swipe, a swipe, or none of its business.
///
/// One pointer at a time. Until it is claimed the content keeps its touches; when it turns out to be
/// something else it is left alone until it lifts. A pointer that comes down on a moving page holds it
/// at once, and is claimed when it moves.
struct SwipeRecognizer: Equatable, Sendable {
  enum State: UInt8, Equatable, Sendable {
    case idle
    /// Down, and not moved far enough to tell.
    case possible
    /// Moved like a swipe; the host has been asked.
    case asking
    /// Holds a page that was moving, and has not moved itself.
    case caught
    /// Moves the page.
    case dragging
    /// The content's, or taken over by a call, until it lifts.
    case spent
  }

  /// What an input says about the pointer, without its numbers.
  enum Event: UInt8, Sendable {
    case down
    /// Came down on a page that moves.
    case downInMotion
    /// Moved: not out of the slop, out of it like a swipe, or like something else.
    case within, along, across
    case up, cancel
    /// The host has answered.
    case claim, fail
    /// A call has moved the needle.
    case takeOver
  }

  enum Effect: UInt8, Equatable, Sendable {
    case none
    /// The page is held where it is.
    case grab
    /// The pointer moves like a swipe: is it one?
    case ask
    /// The caught page is moved: the content loses the touch.
    case claim
    case drag
    case release
    /// The caught page goes on as if nothing had happened.
    case letGo
    case cancel
  }

  private(set) var state = State.idle
  /// Which way the pointer had gone at its last move.
  private(set) var direction = Direction.back
  /// Where the pointer came down, and its last sample that told something.
  private(set) var start = PointerSample(pointer: 0, x: 0, y: 0, time: 0)
  private(set) var last = PointerSample(pointer: 0, x: 0, y: 0, time: 0)
  /// Where a swipe left the slop, in points; where the pointer came down for one that has none.
  private(set) var origin = 0.0
  /// Whether the next sample says anew where the pointer came down.
  private var isLost = false

  /// Whether this is the pointer that is down.
  func follows(_ pointer: Int) -> Bool { state != .idle && pointer == start.pointer }

  /// Whether it is a trackpad.
  var isScroll: Bool { start.pointer == ScrollTranslator.pointer }

  /// The view's coordinates have changed: how far the pointer moved so far says nothing any more.
  mutating func lose() { isLost = state == .possible || state == .caught }

  /// The first sample of a pointer, while none is followed.
  mutating func down(_ sample: PointerSample, inMotion: Bool) -> Effect {
    begin(at: sample)
    return handle(inMotion ? .downInMotion : .down)
  }

  /// A sample of the pointer that is followed.
  mutating func move(_ sample: PointerSample) -> Effect {
    if isLost { begin(at: sample) }
    let event = event(for: sample)
    direction = sample.x < start.x ? .forward : .back
    if state == .possible, event == .along { origin = exit(towards: sample) }
    last = sample
    return handle(event)
  }

  mutating func handle(_ event: Event) -> Effect {
    let (next, effect) = step(event)
    state = next
    return effect
  }

  /// The whole table: what each event means in each state.
  private func step(_ event: Event) -> (State, Effect) {
    switch (state, event) {
    case (.idle, .down): (.possible, .none)
    case (.idle, .downInMotion): (.caught, .grab)
    case (.possible, .along): (.asking, .ask)
    case (.possible, .across): (.spent, .none)
    case (.caught, .within): (.caught, .drag)
    case (.caught, .along): (.dragging, .claim)
    case (.caught, .across): (.spent, .letGo)
    case (.dragging, .within), (.dragging, .along), (.dragging, .across): (.dragging, .drag)
    case (.caught, .up), (.caught, .cancel): (.idle, .letGo)
    case (.dragging, .up): (.idle, .release)
    case (.dragging, .cancel): (.idle, .cancel)
    case (_, .up), (_, .cancel): (.idle, .none)
    case (.asking, .claim): (.dragging, .none)
    case (.asking, .fail): (.spent, .none)
    case (.asking, .takeOver), (.caught, .takeOver), (.dragging, .takeOver): (.spent, .none)
    case (_, .within), (_, .along), (_, .across): (state, .none)  // nothing new
    case (_, .down), (_, .downInMotion): (state, .none)  // another finger
    case (_, .claim), (_, .fail): (state, .none)  // nobody asked
    case (_, .takeOver): (state, .none)  // the pointer has no page to lose
    }
  }

  private mutating func begin(at sample: PointerSample) {
    (start, last, origin, isLost) = (sample, sample, sample.x, false)
  }

  /// What the way from the start to a sample looks like.
  private func event(for sample: PointerSample) -> Event {
    if isWithinSlop(sample.x, sample.y) { return .within }
    return abs(sample.y - start.y) <= abs(sample.x - start.x) * Feel.coneTangent ? .along : .across
  }

  private func isWithinSlop(_ x: Double, _ y: Double) -> Bool {
    let (dx, dy) = (x - start.x, y - start.y)
    return dx * dx + dy * dy <= Feel.slop * Feel.slop
  }

  /// Where on the way from the last sample the pointer left the slop, in points: by halves, since a square
  /// root is the C library's on some systems.
  private func exit(towards sample: PointerSample) -> Double {
    var (x, y) = (last.x, last.y)
    var (dx, dy) = (sample.x - x, sample.y - y)
    for _ in 0..<60 {
      (dx, dy) = (dx / 2, dy / 2)
      if isWithinSlop(x + dx, y + dy) { (x, y) = (x + dx, y + dy) }
    }
    return x
  }
}
