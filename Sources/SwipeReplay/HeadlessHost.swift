import SwipeEngine
import SwipePages

/// A host without a screen: it plays a replay on the engine, as any host would on its events.
///
/// It translates to leading points and microseconds, answers the engine's questions from the replay's
/// areas, vetoes and next pages, and writes down events and placements.
struct HeadlessHost {
  var stack: PageStack<String>
  var records: [Record] = []
  private(set) var maxJump = 0.0
  var claimed: Direction?
  /// The pointers that are down, and where the one came down that the engine follows.
  var pointers: [Int: (x: Double, y: Double)] = [:]
  var start = (x: 0.0, y: 0.0)
  var setting: Replay.Setting
  private var nextDirection: Bool?
  /// Milliseconds and the engine's microseconds of the input that is being handled.
  var time = 0.0
  var clock: Int64 = 0
  /// What the replay calls the call that is being made.
  var verb = ""

  init?(_ setting: Replay.Setting) {
    guard let root = setting.stack.first else { return nil }
    self.setting = setting
    stack = PageStack(
      root: root, Array(setting.stack.dropFirst()), width: setting.width,
      configuration: setting.configuration)
  }

  var isPointerDown: Bool { !pointers.isEmpty }

  mutating func takeRecords() -> [Record] {
    defer { records.removeAll(keepingCapacity: true) }
    return records
  }

  /// A frame that the engine asked for.
  mutating func tick(at time: Double, clock: Int64) {
    (self.time, self.clock) = (time, clock)
    send(.frame)
  }

  mutating func handle(_ step: Replay.Step) {
    (time, clock) = (step.time, step.microseconds)
    turnRound()
    let (page, before) = (stack.front, stack.scene.front)
    let isTwice = stack.ruler.count { $0 == page } > 1
    let explained = explainedMove(by: step.action)
    perform(step.action)
    guard let explained else { return }
    var places = placements(of: page)
    // A page that is gone has left the view; one that fades goes where it is, and so does one of which
    // next to nothing was left.
    if isTwice || places.isEmpty {
      let stays = fades || before.opacity < 1 || setting.width - before.x < Feel.catchDistance
      places.append(stays ? before.x : setting.width)
    }
    let moves = places.map { abs($0 - before.x) - explained }
    maxJump = max(maxJump, moves.min() ?? 0)
  }

  private var fades: Bool { setting.reducesMotion || setting.style.style.frontTravel == 0 }

  /// How far an input may move the page on top, in points; nil for inputs that place pages anew.
  private func explainedMove(by action: Replay.Action) -> Double? {
    switch action {
    case .move(let pointer, let x, _), .up(let pointer, let x, _):
      pointers[pointer].map { abs(x - $0.x) + 1e-6 } ?? 1e-6
    case .scroll(_, let dx, _): abs(dx) + 1e-6
    case .resize, .direction: nil
    case .push(_, let animated), .pop(let animated), .popTo(_, let animated),
      .popToRoot(let animated), .set(_, let animated):
      animated ? 1e-6 : nil
    case .down, .cancel, .key, .motion, .veto, .allow, .next, .area, .noAreas: 1e-6
    }
  }

  /// Where a page is on screen: in two places if it is on its way over itself.
  private func placements(of page: String?) -> [Double] {
    let front = page == stack.front ? [stack.scene.front.x] : []
    return front + (page == stack.back ? [stack.scene.back?.x].compactMap { $0 } : [])
  }

  /// A new side takes effect at the next gesture: when no finger is down and nothing moves.
  private mutating func turnRound() {
    guard let isRightToLeft = nextDirection, pointers.isEmpty, !stack.wantsFrames else { return }
    nextDirection = nil
    setting.isRightToLeft = isRightToLeft
    send(.resize(width: setting.width))
  }

  private mutating func perform(_ action: Replay.Action) {
    switch action {
    case .down(let pointer, let x, let y):
      pointers[pointer] = (x, y)
      if stack.navigator.pointer == nil || stack.navigator.pointer == pointer {
        (start, claimed) = ((x, y), nil)
      }
      send(.down(sample(pointer, x, y)))
    case .move(let pointer, let x, let y):
      if pointers[pointer] != nil { pointers[pointer] = (x, y) }
      send(.move(sample(pointer, x, y)))
    case .up(let pointer, let x, let y):
      pointers[pointer] = nil
      send(.up(sample(pointer, x, y)))
    case .cancel(let pointer):
      pointers[pointer] = nil
      send(.cancel(pointer: pointer))
    case .scroll(let phase, let dx, let dy):
      if phase == .began, stack.navigator.pointer == nil { claimed = nil }
      let dx = setting.isRightToLeft ? -dx : dx
      send(.scroll(ScrollSample(phase: phase, dx: dx, dy: dy, time: clock)))
    case .key(let direction): send(.key(direction))
    case .push, .pop, .popTo, .popToRoot, .set: call(action)
    case .resize(let width, let height):
      (setting.width, setting.height) = (width, height)
      send(.resize(width: width))
    case .direction(let isRightToLeft):
      nextDirection = isRightToLeft
      turnRound()
    case .motion(let reduced):
      setting.reducesMotion = reduced
      send(.configure(setting.configuration))
    case .veto(let page): setting.vetoes.insert(page)
    case .allow(let page): setting.vetoes.remove(page)
    case .next(let page, let following): setting.next[page] = following
    case .area(let area): setting.areas.append(area)
    case .noAreas: setting.areas = []
    }
  }

  private mutating func call(_ action: Replay.Action) {
    switch action {
    case .push(let page, let animated):
      verb = "push"
      follow(stack.push(page, animated: animated, at: clock))
    case .pop(let animated):
      verb = "pop"
      send(.pop(animated: animated))
    case .popTo(let page, let animated):
      verb = "pop-to"
      follow(stack.pop(to: page, animated: animated, at: clock))
    case .popToRoot(let animated):
      verb = "pop-to-root"
      send(.popTo(0, animated: animated))
    case .set(let pages, let animated):
      verb = "set"
      follow(stack.set(pages, animated: animated, at: clock))
    default: break
    }
  }

  /// Points from the leading edge.
  private func sample(_ pointer: Int, _ x: Double, _ y: Double) -> PointerSample {
    PointerSample(
      pointer: pointer, x: setting.isRightToLeft ? setting.width - x : x, y: y, time: clock)
  }

  private mutating func send(_ input: Input) {
    follow(stack.send(input, at: clock))
  }
}
