import CGTK4

/// The engine's one door: inputs go in, questions are answered, pages are placed, events go out.
extension SwipeNavigationView {
  @discardableResult
  func send(_ input: Input) -> Refusal? {
    let now = surroundings.now()
    return send(input, at: now)
  }

  @discardableResult
  func send(_ input: Input, at time: Int64) -> Refusal? {
    prepare()
    return follow(stack.send(input, at: time), at: time)
  }

  /// Answers what the engine asks, and does what it says. Returns what was refused.
  func follow(_ question: PageQuestion<SwipePage>?, at time: Int64) -> Refusal? {
    var question = question
    while let asked = question { question = answer(asked, at: time) }
    let refusal = takeEvents()
    place()
    tellEvents()
    requestFrames()
    resumeWaiters()
    turnRound()
    return refusal
  }

  private func answer(
    _ question: PageQuestion<SwipePage>, at time: Int64
  ) -> PageQuestion<SwipePage>? {
    switch question {
    case .content(let direction):
      return stack.answer(.content(contentUnderPointer(for: direction)), at: time)
    case .leave(let page):
      let allows = (page.mayLeave?() ?? true) && (mayLeave?(page) ?? true)
      return stack.answer(allows ? .allow : .refuse, at: time)
    case .next(let page):
      let next = nextPage?(page)
      return stack.answer(next: next.map(isElsewhere) == true ? nil : next, at: time)
    }
  }

  /// Takes over what the engine tells, and does what is the host's own of it.
  private func takeEvents() -> Refusal? {
    var refusal: Refusal?
    while let event = stack.nextEvent() {
      switch event {
      case .claimed: input.isScrollClaimed = input.isScrolling
      case .contentCancelled: takePointerFromContent()
      case .willAppear(let page): page.view = self
      case .refused(_, let reason): refusal = reason
      case .ended, .began, .didAppear, .willDisappear, .didDisappear, .dropped: break
      }
      events.append(event)
    }
    return refusal
  }

  /// Delivers in order: what the app calls meanwhile is told when it has heard the rest.
  func tellEvents() {
    if events.isEmpty { return }
    updateHeaders()
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !events.isEmpty {
      let event = events.removeFirst()
      if case .dropped(let page) = event { drop(page) }
      tell(event)
      onEvent?(event)
    }
  }

  private func tell(_ event: PageEvent<SwipePage>) {
    switch event {
    case .willAppear(let page): page.onWillAppear?()
    case .didAppear(let page): page.onDidAppear?()
    case .willDisappear(let page): page.onWillDisappear?()
    case .didDisappear(let page): page.onDidDisappear?()
    case .dropped(let page): page.onDropped?()
    case .ended(.completed): announce()
    case .claimed, .contentCancelled, .began, .ended(.cancelled), .refused: break
    }
  }

  private func announce() {
    if let title = stack.front?.title, !title.isEmpty { cgtk4_announce(widget, title) }
  }

  /// The page has left for good, unless it has come back meanwhile.
  private func drop(_ page: SwipePage) {
    guard page.view === self, stack.index(of: page) == nil else { return }
    page.view = nil
    detach(page)
  }
}

extension SwipeNavigationView {
  /// Tells the engine what is set, as the page on top and the user's settings change it.
  func configure() {
    let configuration = effectiveConfiguration
    guard configuration != sentConfiguration else { return }
    sentConfiguration = configuration
    let now = surroundings.now()
    _ = follow(stack.send(.configure(configuration), at: now), at: now)
  }

  /// Before each input: settings that the user or a page has changed.
  func prepare() {
    if stack.scene.phase == .resting { configure() }
  }

  private var effectiveConfiguration: Configuration {
    var configuration = configuration
    if let distance = stack.top?.startDistance { configuration.startDistance = distance }
    if surroundings.heedsSettings, cgtk4_animates(widget) == 0 {
      configuration.reducesMotion = true
      configuration.spring = Spring(response: 0.01)
    }
    return configuration
  }
}
