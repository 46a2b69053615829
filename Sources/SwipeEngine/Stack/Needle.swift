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
    /// On its way.
    case settling(Motion)
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

  init(at page: Int) { state = .resting(page) }

  mutating func handle(_ event: Event) { state = next(event) }

  /// The whole table: what each event means in each state.
  private func next(_ event: Event) -> State {
    switch (state, event) {
    case (.resting(let page), .aim(let aim, let spring)):
      if page == aim { return state }
      return .settling(Motion(from: position, velocity: 0, to: aim, spring: spring))
    case (.held(let position), .aim(let aim, let spring)):
      return .settling(Motion(from: position, velocity: 0, to: aim, spring: spring))
    case (.settling(var motion), .aim(let aim, _)):
      motion.head(for: aim)
      return .settling(motion)
    case (_, .jump(let page)):
      return .resting(page)
    case (.resting, .grab), (.held, .grab), (.settling, .grab):
      return .held(position)
    case (.held, .drag(let position)):
      return .held(position)
    case (.held(let position), .release(let aim, let velocity, let spring)):
      if position == Double(aim) { return .resting(aim) }
      return .settling(Motion(from: position, velocity: velocity, to: aim, spring: spring))
    case (.settling(var motion), .tick(let time, let width)):
      motion.advance(by: time)
      let moved = abs(motion.position - position) * width
      let isOver = motion.isOver(
        distance: Feel.restDistance, speed: Feel.restSpeed, width: width)
      // Even at the wall the last step is one that nobody can see.
      return isOver && moved < 3 * Feel.restDistance ? .resting(Int(motion.aim)) : .settling(motion)
    case (.resting, .drag), (.settling, .drag), (.resting, .release), (.settling, .release):
      return state  // a stray finger changes nothing
    case (.resting, .tick), (.held, .tick):
      return state  // nothing moves by itself
    }
  }

  /// Moves the needle by whole pages with the pages around it.
  mutating func shift(by pages: Int) {
    switch state {
    case .resting(let page): state = .resting(page + pages)
    case .held(let position): state = .held(position + Double(pages))
    case .settling(var motion):
      motion.shift(by: pages)
      state = .settling(motion)
    }
  }

  var isResting: Bool {
    if case .resting = state { true } else { false }
  }

  var isSettling: Bool {
    if case .settling = state { true } else { false }
  }

  /// Pages from the root.
  var position: Double {
    switch state {
    case .resting(let page): Double(page)
    case .held(let position): position
    case .settling(let motion): motion.position
    }
  }

  /// Pages per second of its own motion; a finger's is not known here.
  var velocity: Double {
    if case .settling(let motion) = state { motion.velocity } else { 0 }
  }

  /// The page on screen that lies lower on the ruler; the only one when nothing moves.
  var lower: Int { Int(position) }

  /// The page on screen that lies higher on the ruler.
  var upper: Int { Double(lower) == position ? lower : lower + 1 }
}
