/// The engine: a value with one door.
///
/// A host translates its events to `Input`, answers the questions of the output, sends a `frame` for
/// each frame while the output wants frames, places the visible pages, and forwards the events. It
/// decides nothing about swiping.
///
///     var navigator = Navigator(pages: 2, width: 390)
///     var output = navigator.send(.pop(animated: true), at: now)
///     if output.question != nil { output = navigator.send(.answer(.allow), at: now) }
///     while output.wantsFrames { output = navigator.send(.frame, at: nextFrame()) }
///
/// It holds no clock, no callback, no view and no page, allocates nothing, and never traps on input.
/// A copy of it can be run ahead: `preview`.
public struct Navigator: Equatable, Sendable {
  var ruler: Ruler
  var needle: Needle
  var lifecycle = Lifecycle()
  var recognizer = SwipeRecognizer()
  var tracker = VelocityTracker()
  var scroll = ScrollTranslator()
  /// The finger that holds the page, while the needle is held.
  var drag = Drag()
  /// What the host has been asked, and what the answer is for.
  var pending: Pending?
  var departure = Departure()
  /// What the app has set, and what of it is in force until nothing moves.
  package var configuration: Configuration
  var active: Configuration
  /// How much of the style shows in the transition that runs.
  var look = Style.Look.whole
  /// Who moves the needle.
  var cause = Cause.call
  /// Points; 0 for a view that has no width, in which a finger moves nothing and a settle is over at once.
  var width: Double
  /// When the needle last moved by itself, or could have begun to, in microseconds of the frame clock.
  var clock: Int64 = 0
  /// When the finger's last sample was: by its own clock, and when it came by the frame clock.
  var lastSampleTime: Int64 = 0
  var lastSampleClock: Int64 = 0

  static let mostPages = 33_554_432
  /// Points; beyond that half a pixel of a page is too little to come to rest in.
  static let widest = 1_000_000.0

  /// A stack of so many pages, 1 to 32 million, the last one on top, in a view of so many points.
  /// A number outside is moved inside; a width that is none counts as 0, one above a million as a
  /// million.
  public init(pages: Int, width: Double, configuration: Configuration = Configuration()) {
    let count = min(max(pages, 1), Self.mostPages)
    ruler = Ruler(count: count)
    needle = Needle(at: count - 1)
    self.configuration = configuration
    active = configuration
    self.width = Self.valid(width)
  }

  /// The door: one input, at a time in microseconds of the clock that times frames.
  ///
  /// Pointer samples carry their own time besides; the two are never subtracted from each other.
  public mutating func send(_ input: Input, at time: Int64) -> Output {
    var output = Output()
    send(input, at: time, &output.events)
    output.scene = scene
    output.question = question
    output.wantsFrames = wantsFrames
    return output
  }

  /// The same for a host that reads the rest of the output from the navigator: appends what happened.
  public mutating func send(_ input: Input, at time: Int64, _ events: inout Events) {
    prepare(isAnswer: input.isAnswer, at: time, &events)
    handle(input, at: time, &events)
    conclude(isFrame: input.isFrame, &events)
  }

  /// Before any input: a question that it does not answer is refused.
  package mutating func prepare(isAnswer: Bool, at time: Int64, _ events: inout Events) {
    if !needle.isSettling { clock = time }
    if pending != nil, !isAnswer { answer(.refuse, at: time, &events) }
  }

  /// After any input: what follows from it.
  package mutating func conclude(isFrame: Bool, _ events: inout Events) {
    if !isFrame || !lifecycle.isUndisturbed(by: needle) { follow(&events) }
  }

  @inline(__always)
  private mutating func handle(_ input: Input, at time: Int64, _ events: inout Events) {
    switch input {
    case .down(let sample): down(sample, at: time)
    case .move(let sample): move(sample, at: time, &events)
    case .up(let sample): up(sample, at: time, &events)
    case .cancel(let pointer): cancel(pointer, at: time)
    case .scroll(let sample): handle(sample, at: time, &events)
    case .key(.back): pop(verb: .key, animated: true, &events)
    case .key(.forward): goForward(at: time, &events)
    case .frame: frame(at: time)
    case .push(let animated): push(by: .call, animated: animated, at: time, &events)
    case .pop(let animated): pop(verb: .pop, animated: animated, &events)
    case .popTo(let index, let animated): pop(to: index, verb: .popTo, animated: animated, &events)
    case .set(let edit, let animated): set(edit, animated: animated, at: time, &events)
    case .answer(let answer): self.answer(answer, at: time, &events)
    case .resize(let width): resize(to: width)
    case .configure(let configuration): self.configuration = configuration
    }
  }

  package mutating func frame(at time: Int64) {
    if needle.isSettling {
      needle.handle(.tick(time.minus(clock), width: width))
      clock = time
    } else if needle.isHeld, resamples, !tracker.isEmpty {
      drag(to: tracker.value(at: time.minus(Feel.resampleLatency)))
    }
  }

  package mutating func resize(to width: Double) {
    self.width = Self.valid(width)
    drag.lose()
    recognizer.lose()
    tracker.clear()
  }

  private static func valid(_ width: Double) -> Double {
    width.clamped(0, widest)
  }
}

extension Navigator {
  /// Where the visible pages are.
  public var scene: Scene {
    @inline(__always) get {
      Scene(needle, aim: ruler.aim, style: active.style.showing(look), width: width)
    }
  }

  /// Whether frames are wanted: exactly while something moves by itself.
  public var wantsFrames: Bool {
    @inline(__always) get { needle.isSettling || needle.isHeld && resamples }
  }

  /// Never on the web, whose browsers time samples for frames: what is known when the engine is built
  /// takes no room there.
  var resamples: Bool {
    #if hasFeature(Embedded)
      false
    #else
      active.resamples
    #endif
  }

  /// How many pages the app's stack has.
  public var stackCount: Int { ruler.stackCount }

  /// How many slots the ruler has: the app's stack, and pages that are still in sight or kept.
  public var slotCount: Int { ruler.count }

  /// Where in the app's stack the page of a slot stands; nil for one that is not in it.
  public func stackIndex(ofSlot slot: Int) -> Int? { ruler.index(slot) }

  /// The slot of a page of the app's stack.
  public func slot(ofStackIndex index: Int) -> Int { ruler.slot(index) }

  /// Whether a page that is pushed now comes to stand next to those on screen, as it nearly always
  /// does; else the push rebuilds the ruler.
  public var isNextToShown: Bool {
    shownSlots.upperBound == ruler.aim && ruler.ghosts.isEmpty
  }

  /// The slots of the pages that are in sight or about to be: what a `StackEdit` asks about.
  public var shownSlots: ClosedRange<Int> {
    lifecycle.shownSlots(needle)
  }

  /// The slots of pages in sight that the app has taken out of its stack.
  public var ghostSlots: Range<Int> { ruler.ghosts }

  /// Whether a pointer is followed.
  public var followsPointer: Bool { recognizer.state != .idle }

  /// The pointer that is followed, from down to up; nil when there is none.
  public var pointer: Int? { recognizer.state == .idle ? nil : recognizer.start.pointer }
}
