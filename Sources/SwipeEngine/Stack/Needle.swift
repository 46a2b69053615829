/// Where we are: one number on the ruler of pages, and what moves it.
///
/// 0 is the root, 1.5 is halfway onto the third page. Push, pop, swipe, catch and change of mind all
/// move this one number, so that anything can take over from anything else without a jump.
struct Needle: Equatable, Sendable {
  enum State: Equatable, Sendable {
    /// Nothing moves; the page is on top.
    case resting(Int)
    /// A finger holds the page at this position.
    case held(Double)
    /// On its way: see `motion`.
    case settling
  }

  enum Event {
    /// The page to show is another one.
    case aim(Int, Spring)
    /// The same without animation.
    case jump(Int)
    /// A finger takes hold.
    case grab
    /// The finger has moved the page to this position.
    case drag(Double)
    /// The finger let go at so many pages per second.
    case release(Int, velocity: Double, Spring)
    /// Time has passed, in microseconds, in a view of so many points.
    case tick(Int64, width: Double)
  }

  private(set) var state: State
  /// The way that it is on, while it settles.
  private(set) var motion: Motion?

  init(at page: Int) { state = .resting(page) }

  mutating func handle(_ event: Event) {
    state = next(event)
    if state != .settling { motion = nil }
  }

  /// The whole table: what each event means in each state.
  private mutating func next(_ event: Event) -> State {
    switch (state, event) {
    case (.resting(let page), .aim(let aim, let spring)):
      return page == aim ? state : settle(on: aim, velocity: 0, spring)
    case (.held, .aim(let aim, let spring)):
      return settle(on: aim, velocity: 0, spring)
    case (.settling, .aim(let aim, _)):
      if position == Double(aim), velocity == 0 { return .resting(aim) }
      motion?.head(for: aim)
      return .settling
    case (_, .jump(let page)):
      return .resting(page)
    case (.resting, .grab), (.held, .grab), (.settling, .grab):
      return .held(position)
    case (.held, .drag(let position)):
      return .held(position)
    case (.held(let position), .release(let aim, let velocity, let spring)):
      return position == Double(aim) ? .resting(aim) : settle(on: aim, velocity: velocity, spring)
    case (.settling, .tick(let time, let width)):
      return advance(by: time, width: width)
    case (.resting, .drag), (.settling, .drag), (.resting, .release), (.settling, .release):
      return state  // a stray finger changes nothing
    case (.resting, .tick), (.held, .tick):
      return state  // nothing moves by itself
    }
  }

  private mutating func settle(on aim: Int, velocity: Double, _ spring: Spring) -> State {
    motion = Motion(from: position, velocity: velocity, to: aim, spring: spring)
    return .settling
  }

  private mutating func advance(by time: Int64, width: Double) -> State {
    let before = position
    motion?.advance(by: time)
    guard let motion else { return .resting(Int(before)) }
    // Even at the wall the last step is one that nobody can see.
    let isOver =
      abs(motion.position - before) * width < 3 * Feel.restDistance
      && motion.isOver(distance: Feel.restDistance, speed: Feel.restSpeed, width: width)
    return isOver ? .resting(Int(motion.aim)) : .settling
  }

  /// Moves the needle by whole pages with the pages around it.
  mutating func shift(by pages: Int) {
    switch state {
    case .resting(let page): state = .resting(page + pages)
    case .held(let position): state = .held(position + Double(pages))
    case .settling: motion?.shift(by: pages)
    }
  }

  var isResting: Bool {
    if case .resting = state { true } else { false }
  }

  var isSettling: Bool { state == .settling }

  /// Pages from the root.
  var position: Double {
    switch state {
    case .resting(let page): Double(page)
    case .held(let position): position
    case .settling: motion?.position ?? 0
    }
  }

  /// Pages per second of its own motion; a finger's is not known here.
  var velocity: Double { motion?.velocity ?? 0 }

  /// The page on screen that lies lower on the ruler; the only one when nothing moves.
  var lower: Int { Int(position) }

  /// The page on screen that lies higher on the ruler.
  var upper: Int {
    let position = position
    return Double(Int(position)) == position ? Int(position) : Int(position) + 1
  }
}
