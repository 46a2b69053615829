import SwipePages

@testable import SwipeEngine
@testable import SwipeReplay

/// A headless host under watch: after every input all that must hold is looked at.
struct Stage {
  private(set) var replay: Replay
  private(set) var host: HeadlessHost
  private var watch: Watch
  private(set) var failures: [String] = []
  /// Milliseconds.
  private(set) var now = 0.0
  private var frames = 0
  /// Where the pointers are.
  private(set) var fingers: [Int: Double] = [:]
  /// The pointers that have not moved since the view changed: the next place is a new beginning.
  private var lost: Set<Int> = []
  private var next: [String: String]

  init?(_ setting: Replay.Setting) {
    guard var host = HeadlessHost(setting) else { return nil }
    replay = Replay()
    replay.setting = setting
    host.stack.exchanges = []
    self.host = host
    next = setting.next
    watch = Watch(host.stack)
  }

  var stack: PageStack<String> { host.stack }

  mutating func perform(_ action: Replay.Action) {
    let step = Replay.Step(time: now, action: action)
    replay.steps.append(step)
    let before = host.stack
    let shown = watch.shown(before.scene)
    if case .next(let page, let following) = action { next[page] = following }
    let edited = edited(by: action)
    host.handle(step)
    see(edited: edited, isPop: isPop(action))
    checkStack(after: action, before: before)
    checkPlaces(after: action, before: shown, at: before.scene.position)
    switch action {
    case .down(let pointer, let x, _):
      lost.remove(pointer)
      fingers[pointer] = x
    case .move(let pointer, let x, _):
      lost.remove(pointer)
      if fingers[pointer] != nil { fingers[pointer] = x }
    case .up(let pointer, _, _), .cancel(let pointer): fingers[pointer] = nil
    case .resize: lost = Set(fingers.keys)
    default: break
    }
  }

  /// Lets time pass, in milliseconds, with frames while they are wanted.
  mutating func wait(_ milliseconds: Double) {
    now += milliseconds
    while Double(frames) * 1000 / 60 < now - 1e-9 {
      if host.stack.wantsFrames { tick() }
      frames += 1
    }
  }

  private mutating func tick() {
    let pages = host.stack.pages
    let time = Double(frames) * 1000 / 60
    host.tick(at: time, clock: Int64((time * 1000).rounded()))
    see(edited: nil, isPop: false)
    if host.stack.pages != pages { fail("a frame made \(pages) \(host.stack.pages)") }
  }

  /// All fingers leave, and within three seconds all is at rest.
  mutating func finish() {
    for pointer in fingers.keys.sorted() { perform(.cancel(pointer)) }
    perform(.scroll(.cancelled, dx: 0, dy: 0))
    wait(3000)
    if host.stack.scene.phase != .resting { fail("not at rest after three seconds") }
  }

  /// A pop changes to another stack only where it had to be told as such a change.
  private mutating func see(edited: [String]?, isPop: Bool) {
    for exchange in host.stack.exchanges ?? [] {
      var isSet: Bool { if case .set = exchange.input { true } else { false } }
      watch.see(exchange.output, edited: isPop && !isSet ? nil : edited)
    }
    host.stack.exchanges = []
    _ = host.takeRecords()
    watch.compare(host.stack)
    failures += watch.failures
  }

  private mutating func fail(_ failure: String) { failures.append(failure) }

  /// The stack that an action would make.
  private func isPop(_ action: Replay.Action) -> Bool {
    switch action {
    case .pop, .popTo, .popToRoot, .key(.back): true
    default: false
    }
  }

  private func edited(by action: Replay.Action) -> [String]? {
    switch action {
    case .set(let pages, _): pages
    case .push(let page, _): host.stack.pages + [page]
    case .pop, .key(.back): host.stack.pages.dropLast()
    case .popToRoot: Array(host.stack.pages.prefix(1))
    case .popTo(let page, _):
      host.stack.index(of: page).map { Array(host.stack.pages.prefix($0 + 1)) }
    case .key(.forward):
      host.stack.top.flatMap { next[$0] }.map { host.stack.pages + [$0] }
    default: nil
    }
  }

  private mutating func checkStack(after action: Replay.Action, before: PageStack<String>) {
    let (old, new) = (before.pages, host.stack.pages)
    let allowed: [[String]]
    switch action {
    case .push(let page, _): allowed = old.contains(page) ? [old] : [old + [page]]
    case .pop: allowed = old.count > 1 ? [old, old.dropLast()] : [old]
    case .popToRoot: allowed = [old, Array(old.prefix(1))]
    case .popTo(let page, _):
      allowed = [old, old.firstIndex(of: page).map { Array(old[...$0]) } ?? old]
    case .set(let pages, _):
      allowed = pages.isEmpty || Set(pages).count < pages.count ? [old] : [pages]
    case .key(.back): allowed = old.count > 1 ? [old, old.dropLast()] : [old]
    case .key(.forward):
      allowed = new.count == old.count + 1 && new.starts(with: old) ? [new] : [old]
    case .up, .scroll(.ended, _, _):
      allowed = new.starts(with: old) || old.starts(with: new) ? [new] : [old]
    default: allowed = [old]
    }
    if new.isEmpty || !allowed.contains(new) { fail("\(action) made \(old) \(new)") }
  }

  /// No page that was in sight has jumped.
  private mutating func checkPlaces(
    after action: Replay.Action, before: [(number: Int, placement: Scene.Placement)],
    at position: Double
  ) {
    let reach: Double
    switch action {
    case .resize, .direction: return
    case .push(_, let animated), .pop(let animated), .popTo(_, let animated),
      .popToRoot(let animated), .set(_, let animated):
      guard animated else { return }
      reach = 0
    case .move(let pointer, let x, _), .up(let pointer, let x, _):
      reach = lost.contains(pointer) ? 0 : fingers[pointer].map { abs(x - $0) } ?? 0
    case .scroll(_, let dx, _): reach = abs(dx)
    default: reach = 0
    }
    // So little of a page may show that rounding takes it away, or that another one may take its place.
    let rest = abs(position - position.rounded())
    let isOnAPage = rest < 1e-9 || rest * host.stack.navigator.width < Feel.catchDistance
    let after = watch.shown(host.stack.scene)
    for (number, old) in before {
      if let new = after.first(where: { $0.number == number })?.placement {
        let change = max(abs(new.opacity - old.opacity), abs(new.shade - old.shade))
        if abs(new.x - old.x) > reach + 1e-6 || reach == 0 && change > 1e-9 {
          fail("\(action) moved \(old) to \(new)")
        }
      } else if reach == 0, !isOnAPage {
        fail("\(action) took \(old) out of sight")
      }
    }
  }
}
