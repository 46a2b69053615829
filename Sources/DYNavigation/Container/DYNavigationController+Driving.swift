import SwipeEngine
import SwipePages
import UIKit

/// The door to the engine: send, answer what it asks, place the pages, forward the events.
extension DYNavigationController {
  /// One input.
  func send(_ input: Input, animated: Bool = true) {
    drive(animated: animated) { stack, time in stack.send(input, at: time) }
  }

  /// Whatever asks the engine something, at this moment. `decided` comes before anyone hears of it.
  func drive(
    animated: Bool, _ ask: (inout PageStack<Page>, Int64) -> PageQuestion<Page>?,
    decided: () -> Void = {}
  ) {
    catchUp()
    isPlanStale = true
    run(animated: animated, ask, decided: decided)
  }

  /// A frame of the display.
  func tick() {
    guard stack.wantsFrames else { return }
    run(animated: true) { stack, time in stack.send(.frame, at: time) }
  }

  /// Brings the engine to this moment, so that what comes next starts from where the pages are.
  private func catchUp() {
    if stack.scene.phase == .settling { tick() }
  }

  private func run(
    animated: Bool, _ ask: (inout PageStack<Page>, Int64) -> PageQuestion<Page>?,
    decided: () -> Void = {}
  ) {
    inOrder {
      isAnimated = animated
      isUnfinished = true
      let time = FrameClock.now
      var question = ask(&stack, time)
      while let asked = question { question = answer(asked, at: time) }
      decided()
      placePages()
    }
  }

  /// Work that app code may interrupt with any call: what comes of the call is heard when the work, or
  /// the event that is being heard, is done with.
  func inOrder(_ work: () -> Void) {
    guard !isHearing else { return work() }
    let outer = isAnimated
    isHearing = true
    work()
    while let event = stack.nextEvent() { hear(event) }
    isHearing = false
    isAnimated = outer
    if isUnfinished { finish() }
  }

  private func finish() {
    isUnfinished = false
    placePages()
    playSettle()
    clock.isRunning = stack.scene.phase != .resting
    inOrder(topMayHaveChanged)
    finishWaiting()
  }

  private func answer(_ question: PageQuestion<Page>, at time: Int64) -> PageQuestion<Page>? {
    switch question {
    case .content(let direction):
      return stack.answer(.content(whatWants(direction)), at: time)
    case .leave(let page):
      let mayLeave = (page.controller as? any DYNavigationPage)?.canBeLeft ?? true
      return stack.answer(mayLeave ? .allow : .refuse, at: time)
    case .next(let page):
      return stack.answer(next: nextPage(after: page.controller), at: time)
    }
  }

  /// Nothing is claimed while something presented is up or on its way, nor on a page that swipes do not
  /// leave.
  private func whatWants(_ direction: Direction) -> Content {
    if presented != nil { return .control }
    if direction == .back, settings.startDistance < 0 { return .control }
    return content?.content(for: direction, in: leadingSpace) ?? .nothing
  }

  func nextPage(after page: UIViewController) -> Page? {
    let next =
      (page as? any DYNavigationPage)?.nextViewController
      ?? (page as? any DYNavigationControllerDelegate)?.viewControllerToPush()
      ?? delegate?.navigationController(self, nextViewControllerAfter: page)
    return next.map(Page.init)
  }

  /// The engine's settings for the top page and the system's preferences of this moment.
  func refreshSettings() {
    let settings = configuration.settings(for: stack.top?.controller)
    guard settings != self.settings else { return }
    self.settings = settings
    send(.configure(settings))
  }

  func configurationDidChange() {
    refreshSettings()
    setNeedsNavigationBarUpdate()
  }

  private func finishWaiting() {
    guard stack.scene.phase == .resting else { return }
    if !arriving.isEmpty || !leaving.isEmpty { inOrder(settleContainment) }
    guard stack.scene.phase == .resting, !waiting.isEmpty else { return }
    let done = waiting
    waiting = []
    for completion in done { completion() }
  }
}
