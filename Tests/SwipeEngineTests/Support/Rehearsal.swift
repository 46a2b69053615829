import SwipePages

@testable import SwipeEngine

/// A story on a stack of pages "A", "B", …: a finger, calls, and the frames between them.
///
///     var rehearsal = Rehearsal(pages: 2, width: 400)
///     rehearsal.swipe(from: 20, to: 320, in: 0.3)
///     rehearsal.wait(frames: 4)
///
/// Frames come 60 times a second, while the engine wants them. Places are points from the leading edge.
struct Rehearsal {
  private(set) var stack: PageStack<String>
  private(set) var events: [PageEvent<String>] = []
  private(set) var questions: [PageQuestion<String>] = []
  /// What lies under the finger.
  var content = Content.nothing
  /// The pages that refuse to be left.
  var vetoes: Set<String> = []
  /// What comes after a page.
  var next: [String: String] = [:]
  /// Microseconds.
  private(set) var now: Int64 = 0
  private var lastFrame: Int64 = 0
  /// How long a frame is, in microseconds.
  var frameLength: Int64 = 16_667
  /// Where the finger is.
  private(set) var finger = (x: 0.0, y: 0.0)

  static let names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

  init(pages: Int, width: Double = 400, configuration: Configuration = Configuration()) {
    let names = Self.names.prefix(max(pages, 1))
    stack = PageStack(
      root: "A", Array(names.dropFirst()), width: width, configuration: configuration)
  }

  var navigator: Navigator { stack.navigator }
  var scene: SwipeEngine.Scene { stack.scene }
  var position: Double { stack.scene.position }
  var velocity: Double { navigator.needle.velocity }
  var phase: SwipeEngine.Scene.Phase { stack.scene.phase }
  var pages: String { stack.pages.joined() }

  /// Which way the finger's swipe goes, as far as it is one.
  var claims: [Direction] {
    events.compactMap { if case .claimed(let direction) = $0 { direction } else { nil } }
  }

  var refusals: [Refusal] {
    events.compactMap { if case .refused(_, let refusal) = $0 { refusal } else { nil } }
  }

  var dropped: [String] {
    events.compactMap { if case .dropped(let page) = $0 { page } else { nil } }
  }

  mutating func forgetEvents() { (events, questions) = ([], []) }
}

extension Rehearsal {
  mutating func send(_ input: Input) { follow(stack.send(input, at: now)) }

  mutating func push(_ page: String, animated: Bool = true) {
    follow(stack.push(page, animated: animated, at: now))
  }

  mutating func pop(animated: Bool = true) { send(.pop(animated: animated)) }

  mutating func pop(to page: String, animated: Bool = true) {
    follow(stack.pop(to: page, animated: animated, at: now))
  }

  mutating func set(_ pages: String, animated: Bool = true) {
    follow(stack.set(pages.map { String($0) }, animated: animated, at: now))
  }

  mutating func configure(_ change: (inout Configuration) -> Void) {
    var configuration = navigator.configuration
    change(&configuration)
    send(.configure(configuration))
  }

  private mutating func follow(_ question: PageQuestion<String>?) {
    var question = question
    while let asked = question {
      questions.append(asked)
      switch asked {
      case .content: question = stack.answer(.content(content), at: now)
      case .leave(let page):
        question = stack.answer(vetoes.contains(page) ? .refuse : .allow, at: now)
      case .next(let page): question = stack.answer(next: next[page], at: now)
      }
    }
    while let event = stack.nextEvent() { events.append(event) }
  }
}

extension Rehearsal {
  /// Lets time pass, with frames while they are wanted.
  mutating func wait(microseconds: Int64) {
    let end = now + microseconds
    while let time = nextFrame(until: end) {
      now = time
      if stack.wantsFrames { send(.frame) }
    }
    now = end
  }

  private mutating func nextFrame(until end: Int64) -> Int64? {
    guard lastFrame + frameLength <= end else { return nil }
    lastFrame += frameLength
    return lastFrame
  }

  mutating func wait(milliseconds: Int64) { wait(microseconds: milliseconds * 1000) }

  /// Lets so many frames pass.
  mutating func wait(frames count: Int) {
    for _ in 0..<count { wait(microseconds: lastFrame + frameLength - now) }
  }

  /// Lets frames pass until nothing moves; how many it took, 300 at most.
  @discardableResult mutating func rest() -> Int {
    var count = 0
    while stack.wantsFrames, count < 300 {
      wait(frames: 1)
      count += 1
    }
    return count
  }
}

extension Rehearsal {
  private func sample(_ pointer: Int) -> PointerSample {
    PointerSample(pointer: pointer, x: finger.x, y: finger.y, time: now)
  }

  mutating func touchDown(at x: Double, y: Double = 400, pointer: Int = 1) {
    finger = (x, y)
    send(.down(sample(pointer)))
  }

  mutating func touchMove(to x: Double, y: Double? = nil, pointer: Int = 1) {
    finger = (x, y ?? finger.y)
    send(.move(sample(pointer)))
  }

  mutating func lift(pointer: Int = 1) { send(.up(sample(pointer))) }

  /// Moves the finger there at an even speed, a sample every 8 ms.
  mutating func move(to x: Double, y: Double? = nil, in seconds: Double) {
    let (from, to) = (finger, (x: x, y: y ?? finger.y))
    let steps = max(1, Int(seconds * 125))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      wait(microseconds: Int64(seconds * 1_000_000) / Int64(steps))
      touchMove(to: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  mutating func drag(from: Double, to: Double, in seconds: Double) {
    touchDown(at: from)
    move(to: to, in: seconds)
  }

  mutating func swipe(from: Double, to: Double, in seconds: Double) {
    drag(from: from, to: to, in: seconds)
    lift()
  }
}
