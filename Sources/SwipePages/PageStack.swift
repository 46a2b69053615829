import SwipeEngine

/// A stack of real pages on the engine, as hosts share it: it keeps the pages in the order of the
/// ruler, and turns the engine's slots into pages.
///
/// A host sends inputs, answers the question that comes back, applies the scene, and delivers the
/// events one by one. App code that runs meanwhile may call anything: each send is complete before its
/// events go out.
///
///     var question = stack.send(input, at: now)
///     while let asked = question { question = stack.answer(app.answer(asked), at: now) }
///     place(stack.scene)
///     while let event = stack.nextEvent() { app.hear(event) }
public struct PageStack<Page: Hashable> {
  public private(set) var navigator: Navigator
  /// All pages on the ruler, bottom to top: the app's stack, and what is still in sight or kept.
  public private(set) var ruler: [Page]
  /// What the last input came to.
  public private(set) var scene: Scene
  public private(set) var wantsFrames = false

  /// In how many slots a page stands: one that is still in sight may stand in two.
  private var places: [Page: Int]
  private var events: [PageEvent<Page>] = []
  private var delivered = 0
  /// The page that the next `inserted` is about, and the stack that the next `rebuilt` is about.
  private var candidate: Page?
  private var edited: [Page] = []

  /// One input to the engine and what came of it.
  package struct Exchange: Sendable {
    package var input: Input
    package var time: Int64
    package var output: Output
  }

  /// All that went to and fro, for those who ask for it.
  package var exchanges: [Exchange]?

  /// A stack with a root and more pages on it, each at most once: later ones are left out.
  public init(root: Page, _ more: [Page] = [], width: Double, configuration: Configuration) {
    places = [:]
    ruler = []
    for page in [root] + more where places.updateValue(1, forKey: page) == nil {
      ruler.append(page)
    }
    navigator = Navigator(pages: ruler.count, width: width, configuration: configuration)
    scene = navigator.scene
  }

  /// The app's stack, bottom to top. O(n).
  public var pages: [Page] {
    (0..<navigator.stackCount).compactMap(page(at:))
  }

  public var count: Int { navigator.stackCount }

  /// The page of the app's stack at an index, 0 for the root; nil outside. O(1).
  public func page(at index: Int) -> Page? {
    index >= 0 && index < count ? page(inSlot: navigator.slot(ofStackIndex: index)) : nil
  }

  /// The page that the app's stack ends with.
  public var top: Page? { page(at: count - 1) }

  /// The page on screen that is on top, and the one below it while something moves.
  public var front: Page? { page(inSlot: scene.front.slot) }
  public var back: Page? { scene.back.flatMap { page(inSlot: $0.slot) } }

  func page(inSlot slot: Int) -> Page? { ruler.indices.contains(slot) ? ruler[slot] : nil }

  /// Where in the app's stack a page stands; nil when it is not there. O(1) for a page that is
  /// nowhere on the ruler.
  public func index(of page: Page) -> Int? {
    guard places[page] != nil else { return nil }
    return ruler.indices.reversed().lazy
      .filter { ruler[$0] == page }.compactMap { navigator.stackIndex(ofSlot: $0) }.first
  }

  /// The next event that has not been delivered.
  public mutating func nextEvent() -> PageEvent<Page>? {
    guard delivered < events.count else { return nil }
    delivered += 1
    let event = events[delivered - 1]
    if delivered == events.count {
      events.removeAll(keepingCapacity: true)
      delivered = 0
    }
    return event
  }
}

extension PageStack: Sendable where Page: Sendable {}

extension PageStack {
  /// One input; what comes back must be answered before the next.
  public mutating func send(_ input: Input, at time: Int64) -> PageQuestion<Page>? {
    let output = navigator.send(input, at: time)
    exchanges?.append(Exchange(input: input, time: time, output: output))
    scene = output.scene
    wantsFrames = output.wantsFrames
    for event in output.events { apply(event) }
    candidate = nil
    switch output.question {
    case .content(let direction): return .content(direction)
    case .leave(let slot): return page(inSlot: slot).map { .leave($0) }
    case .next(let slot): return page(inSlot: slot).map { .next(after: $0) }
    case nil: return nil
    }
  }

  public mutating func answer(_ answer: Answer, at time: Int64) -> PageQuestion<Page>? {
    send(.answer(answer), at: time)
  }

  /// Answers the question for the next page. A page that is on the stack already is no next page.
  public mutating func answer(next page: Page?, at time: Int64) -> PageQuestion<Page>? {
    guard let page, index(of: page) == nil else { return answer(.refuse, at: time) }
    (candidate, edited) = (page, pages + [page])
    return answer(.allow, at: time)
  }

  /// Puts a page on top. One that is on the stack already is refused.
  public mutating func push(
    _ page: Page, animated: Bool = true, at time: Int64
  ) -> PageQuestion<Page>? {
    if index(of: page) != nil { return refuse(.push, .alreadyOnStack) }
    if navigator.shownSlots.contains(where: { self.page(inSlot: $0) == page }) {
      return replace(pages + [page], animated: animated, looksLikePop: false, at: time)
    }
    candidate = page
    // Only a push far ahead of the needle rebuilds the ruler; the usual one is O(1).
    edited = navigator.isNextToShown ? [] : pages + [page]
    return send(.push(animated: animated), at: time)
  }

  /// Takes pages off down to this one.
  public mutating func pop(
    to page: Page, animated: Bool = true, at time: Int64
  ) -> PageQuestion<Page>? {
    guard let index = index(of: page) else { return refuse(.popTo, .noSuchPage) }
    return send(.popTo(index, animated: animated), at: time)
  }

  /// Another stack. It looks like a pop if its top was in the old stack, else like a push. A page
  /// that comes twice is refused.
  public mutating func set(
    _ pages: [Page], animated: Bool = true, at time: Int64
  ) -> PageQuestion<Page>? {
    guard let top = pages.last else { return refuse(.set, .emptyStack) }
    guard Set(pages).count == pages.count else { return refuse(.set, .alreadyOnStack) }
    let looksLikePop = index(of: top) != nil
    return replace(pages, animated: animated, looksLikePop: looksLikePop, at: time)
  }

  private mutating func replace(
    _ pages: [Page], animated: Bool, looksLikePop: Bool, at time: Int64
  ) -> PageQuestion<Page>? {
    let shown = navigator.shownSlots
    let places = [shown.lowerBound, shown.upperBound].map { slot in
      pages.firstIndex { $0 == page(inSlot: slot) }
    }
    let edit = StackEdit(
      count: pages.count, lower: places[0], upper: places[1], looksLikePop: looksLikePop)
    edited = pages
    return send(.set(edit, animated: animated), at: time)
  }

  private mutating func refuse(_ verb: Verb, _ refusal: Refusal) -> PageQuestion<Page>? {
    events.append(.refused(verb, refusal))
    return nil
  }
}

extension PageStack {
  private mutating func apply(_ event: Event) {
    switch event {
    case .claimed(let direction): events.append(.claimed(direction))
    case .contentCancelled: events.append(.contentCancelled)
    case .began(let kind, let cause): events.append(.began(kind, by: cause))
    case .ended(let outcome): events.append(.ended(outcome))
    case .willAppear(let slot): append(slot) { .willAppear($0) }
    case .didAppear(let slot): append(slot) { .didAppear($0) }
    case .willDisappear(let slot): append(slot) { .willDisappear($0) }
    case .didDisappear(let slot): append(slot) { .didDisappear($0) }
    case .refused(let verb, let refusal): events.append(.refused(verb, refusal))
    case .inserted:
      guard let candidate else { return }
      ruler.append(candidate)
      places[candidate, default: 0] += 1
    case .removed(let slot, let count):
      let gone = Array(ruler[slot..<slot + count])
      ruler.removeSubrange(slot..<slot + count)
      for page in gone { release(page) }
    case .rebuilt(let kept, let count, let place):
      let old = ruler
      ruler = edited
      ruler.insert(contentsOf: old[kept..<kept + count], at: place)
      for page in ruler { places[page, default: 0] += 1 }
      for page in old { release(page) }
    }
  }

  private mutating func append(_ slot: Int, _ event: (Page) -> PageEvent<Page>) {
    if let page = page(inSlot: slot) { events.append(event(page)) }
  }

  /// A page has lost one of its places; without any it is dropped, unless it is just coming.
  private mutating func release(_ page: Page) {
    guard let left = places[page] else { return }
    places[page] = left > 1 ? left - 1 : nil
    if left == 1, page != candidate { events.append(.dropped(page)) }
  }
}
