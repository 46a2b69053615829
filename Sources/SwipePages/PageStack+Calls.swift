import SwipeEngine

extension PageStack {
  /// One input; what comes back must be answered before the next.
  public mutating func send(_ input: Input, at time: Int64) -> PageQuestion<Page>? {
    let output = navigator.send(input, at: time)
    exchanges?.append(Exchange(input: input, time: time, output: output))
    scene = output.scene
    wantsFrames = output.wantsFrames
    for event in output.events { apply(event) }
    (candidate, edited) = (nil, [])
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

  /// Answers the question for the next page. A page that is on the stack already is no next page. One
  /// that is still in sight turns round if it stands above, and is none elsewhere.
  public mutating func answer(next page: Page?, at time: Int64) -> PageQuestion<Page>? {
    guard let page, index(of: page) == nil else { return answer(.refuse, at: time) }
    if isInSight(page) { return answer(isAbove(page) ? .turnRound : .refuse, at: time) }
    (candidate, edited) = (page, pages + [page])
    return answer(.allow, at: time)
  }

  /// Puts a page on top. One that is on the stack already is refused.
  public mutating func push(
    _ page: Page, animated: Bool = true, at time: Int64
  ) -> PageQuestion<Page>? {
    if index(of: page) != nil { return refuse(.push, .alreadyOnStack) }
    if isInSight(page) {
      return replace(pages + [page], animated: animated, looksLikePop: false, at: time)
    }
    candidate = page
    // Only a push far ahead of the needle rebuilds the ruler; the usual one is O(1).
    edited = navigator.isNextToShown ? [] : pages + [page]
    return send(.push(animated: animated), at: time)
  }

  private func isInSight(_ page: Page) -> Bool {
    navigator.shownSlots.contains { self.page(inSlot: $0) == page }
  }

  /// Whether a page stands above the top: it has just been popped, or a finger pushes it.
  private func isAbove(_ page: Page) -> Bool {
    let above = scene.aim + 1
    return page == self.page(inSlot: above) && !navigator.ghostSlots.contains(above)
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
