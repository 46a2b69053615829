/// Where we are: one number on the ruler of pages, and what moves it.
///
/// 0 is the root, 1.5 is halfway onto the third page. Push, pop, swipe, catch and change of mind all
/// move this one number, so that anything can take over from anything else without a jump.
struct Needle: Equatable, Sendable {
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

  private(set) var phase = Scene.Phase.resting
  /// Where it is, and the way that it is on while it settles.
  private(set) var motion: Motion

  init(at page: Int) { motion = Motion(at: Double(page)) }

  mutating func handle(_ event: Event) { phase = next(event) }

  /// The whole table: what each event means in each phase.
  private mutating func next(_ event: Event) -> Scene.Phase {
    switch (phase, event) {
    case (.resting, .aim(let aim, let spring)):
      return position == Double(aim) ? .resting : settle(on: aim, velocity: 0, spring)
    case (.held, .aim(let aim, let spring)):
      return settle(on: aim, velocity: 0, spring)
    case (.settling, .aim(let aim, _)):
      if position == Double(aim), velocity == 0 { return .resting }
      motion.head(for: aim)
      return .settling
    case (_, .jump(let page)):
      motion.stop(at: Double(page))
      return .resting
    case (_, .grab):
      motion.stop(at: position)
      return .held
    case (.held, .drag(let position)):
      motion.stop(at: position)
      return .held
    case (.held, .release(let aim, let velocity, let spring)):
      return position == Double(aim) ? .resting : settle(on: aim, velocity: velocity, spring)
    case (.settling, .tick(let time, let width)):
      return advance(by: time, width: width)
    case (.resting, .drag), (.settling, .drag), (.resting, .release), (.settling, .release):
      return phase  // a stray finger changes nothing
    case (.resting, .tick), (.held, .tick):
      return phase  // nothing moves by itself
    }
  }

  private mutating func settle(on aim: Int, velocity: Double, _ spring: Spring) -> Scene.Phase {
    motion.start(velocity: velocity, to: aim, spring: spring)
    return .settling
  }

  private mutating func advance(by time: Int64, width: Double) -> Scene.Phase {
    let before = position
    motion.advance(by: time)
    // Even at the wall the last step is one that nobody can see.
    guard
      abs(position - before) * width < 3 * Feel.restDistance,
      motion.isOver(distance: Feel.restDistance, speed: Feel.restSpeed, width: width)
    else { return .settling }
    motion.stop(at: motion.aim)
    return .resting
  }

  /// Moves the needle by whole pages with the pages around it.
  mutating func shift(by pages: Int) { motion.shift(by: pages) }

  var isResting: Bool { phase == .resting }
  var isHeld: Bool { phase == .held }
  var isSettling: Bool { phase == .settling }

  /// Pages from the root.
  var position: Double { motion.position }

  /// Pages per second of its own motion; a finger's is not known here.
  var velocity: Double { motion.velocity }

  /// The page on screen that lies lower on the ruler; the only one when nothing moves.
  var lower: Int { Int(position) }

  /// The page that is nearest.
  var nearest: Int { Int(position + 0.5) }

  /// The page on screen that lies higher on the ruler.
  var upper: Int { Double(lower) == position ? lower : lower + 1 }
}
