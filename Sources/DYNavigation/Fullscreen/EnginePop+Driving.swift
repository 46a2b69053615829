import SwipeEngine
import SwipePages
import UIKit

/// The door to the engine: send, answer what it asks, place the pages, forward the events.
extension EnginePop {
  /// The engine gets the controller's stack, unless it has one and moves it. Returns whether it has.
  func wake() -> Bool {
    guard let navigationController, let pop else { return false }
    fingerWillCome(at: .zero)
    if stack != nil {
      fit()
      refreshSettings()
      return true
    }
    let pages = navigationController.viewControllers.map(Page.init)
    guard let root = pages.first, let top = pages.last else { return false }
    let space = LeadingSpace(swipeView)
    let settings = pop.configuration.settings(for: top.controller)
    stack = PageStack(
      root: root, Array(pages.dropFirst()), width: Double(space.width), configuration: settings)
    (self.space, self.settings) = (space, settings)
    return true
  }

  private func refreshSettings() {
    guard let pop else { return }
    let settings = pop.configuration.settings(for: stack?.top?.controller)
    guard settings != self.settings else { return }
    self.settings = settings
    send(.configure(settings))
  }

  /// The view may have another size.
  func fit() {
    let space = leadingSpace
    guard stack != nil, space != self.space else { return }
    self.space = space
    passage?.panes?.fit()
    send(.resize(width: Double(space.width)))
  }

  func send(_ input: Input) { drive { stack, time in stack.send(input, at: time) } }

  /// Whatever asks the engine something, at this moment.
  func drive(
    animated: Bool = true, _ ask: (inout PageStack<Page>, Int64) -> PageQuestion<Page>?
  ) {
    if stack?.scene.phase == .settling { tick() }
    isPlanStale = true
    run(animated: animated, ask)
  }

  /// A frame of the display.
  func tick() {
    fit()
    if stack?.wantsFrames == true {
      run(animated: true) { stack, time in stack.send(.frame, at: time) }
    } else {
      proceed()
    }
  }

  private func run(
    animated: Bool, _ ask: (inout PageStack<Page>, Int64) -> PageQuestion<Page>?
  ) {
    guard stack != nil else { return }
    watchdog.feed()
    let outer = isAnimated
    isAnimated = animated
    let time = FrameClock.now
    var question = withStack { ask(&$0, time) }
    while let asked = question {
      let answer = answer(asked)
      question = withStack { answer(&$0, time) }
    }
    placePages()
    while let event = nextEvent() { hear(event) }
    isAnimated = outer
    placePages()
    proceed()
    playSettle()
  }

  private func withStack<Result>(_ body: (inout PageStack<Page>) -> Result?) -> Result? {
    guard var stack else { return nil }
    self.stack = nil  // so that it is not copied
    defer { self.stack = stack }
    return body(&stack)
  }

  private func nextEvent() -> PageEvent<Page>? { withStack { $0.nextEvent() } }

  private typealias Reply = (inout PageStack<Page>, Int64) -> PageQuestion<Page>?

  private func answer(_ question: PageQuestion<Page>) -> Reply {
    switch question {
    case .content(let direction):
      let content = whatWants(direction)
      return { stack, time in stack.answer(.content(content), at: time) }
    case .leave(let page):
      let mayLeave = isCalling || (page.controller as? any DYNavigationPage)?.canBeLeft ?? true
      return { stack, time in stack.answer(mayLeave ? .allow : .refuse, at: time) }
    case .next(let page):
      var next = pop?.configuration.next(after: page.controller).map(Page.init)
      // One that is on its way out can't come in before UIKit has let it go.
      if let page = next?.controller,
        navigationController?.viewControllers.contains(page) == true || page.parent != nil
      {
        next = nil
      }
      return { stack, time in stack.answer(next: next, at: time) }
    }
  }

  /// Nothing is claimed while something presented is up or on its way, while UIKit runs a transition
  /// that is not ours, or when the stack is no longer the one that the finger came down on.
  private func whatWants(_ direction: SwipeEngine.Direction) -> Content {
    guard let navigationController, !navigationController.isCovered else { return .control }
    if passage == nil, due.isEmpty {
      guard navigationController.transitionCoordinator == nil,
        navigationController.viewControllers == stack?.pages.map(\.controller)
      else { return .control }
    }
    return content?.content(for: direction, in: leadingSpace) ?? .nothing
  }
}
