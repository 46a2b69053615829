import SwipeEngine
import SwipePages
import UIKit

/// What the engine says, in UIKit's transitions: one at a time, each ended before the next begins.
extension EnginePop {
  func hear(_ event: PageEvent<Page>) {
    switch event {
    case .claimed: recognizer.claim()
    case .contentCancelled: break  // the recogniser begins, and UIKit cancels the touches
    case .began(let kind, _): opening = Opening(kind: kind)
    case .willDisappear(let page):
      if opening?.from == nil { opening?.from = page }
    case .willAppear(let page):
      guard let opened = opening, let from = opened.from else { return }
      opening = nil
      if isAnimated { open(PopPassage(opened.kind, from: from, to: page, in: leadingSpace)) }
    case .ended(let outcome):
      if let ended = due.last ?? passage, ended.outcome == nil { ended.outcome = outcome }
      proceed()
    case .didAppear, .didDisappear, .dropped: break
    case .refused(let verb, let reason): pop?.didRefuse?(verb, reason)
    }
  }

  private func open(_ passage: PopPassage) {
    if self.passage == nil { begin(passage) } else { due.append(passage) }
  }

  /// Asks UIKit for the transition. It may start at once, or in a later turn.
  private func begin(_ passage: PopPassage) {
    guard let navigationController else { return }
    self.passage = passage
    passage.didStart = { [weak self] in self?.passageDidStart() }
    passage.wasTakenAway = { [weak self, weak passage] in
      if let passage, self?.passage === passage { self?.giveUp() }
    }
    relay.adopt(navigationController)
    relay.passage = passage
    passage.keyboard = KeyboardKeeper(passage.from.controller)
    passage.keyboard?.dismiss()
    isAsking = true
    let isAccepted = ask(navigationController, for: passage)
    isAsking = false
    if !isAccepted, self.passage === passage { giveUp() }
  }

  private func ask(
    _ navigationController: UINavigationController, for passage: PopPassage
  ) -> Bool {
    let (now, to) = (navigationController.viewControllers, passage.to.controller)
    guard now.last === passage.from.controller else { return false }
    let isTop = stack?.top == passage.to
    let kept = now.prefix { $0 !== to } + [to]
    let target = isTop ? stack?.pages.map(\.controller) ?? [] : Array(kept)
    if target == Array(now.dropLast()) {
      return navigationController.popViewController(animated: true) != nil
    } else if Array(target.dropLast()) == now {
      navigationController.pushViewController(to, animated: true)
    } else {
      navigationController.setViewControllers(target, animated: true)
    }
    return true
  }

  private func passageDidStart() {
    placePages()
    isPlanStale = true
    playSettle()
    watchdog.feed()
  }

  /// Ends what has ended, begins what is due, and goes to sleep when there is nothing left.
  func proceed() {
    while let ended = passage, ended.outcome != nil, !isAsking {
      passage = nil  // before anyone hears of it
      guard end(ended) else {
        passage = ended
        break
      }
      // What has come to nothing before UIKit was asked need not be asked for.
      due.removeAll { $0.outcome == .cancelled }
      if passage == nil, !due.isEmpty { begin(due.removeFirst()) }
    }
    let isMoving = passage != nil || stack.map { $0.scene.phase != .resting } ?? false
    clock.isRunning = isMoving
    if isMoving { watchdog.wake() } else { watchdog.sleep() }
    if !isMoving, stack?.navigator.pointer == nil { comeToRest() }
  }

  private func end(_ passage: PopPassage) -> Bool {
    guard passage.complete() else { return false }
    if passage.outcome == .cancelled { passage.keyboard?.restore() }
    barMayHaveChanged()
    return true
  }

  /// UIKit's stack becomes the engine's, where calls have changed that one.
  private func comeToRest() {
    guard let pages = stack?.pages.map(\.controller) else { return }
    stack = nil
    guard hasCalls, let navigationController else { return }
    hasCalls = false
    guard pages != navigationController.viewControllers else { return }
    isAsking = true
    navigationController.setViewControllers(pages, animated: false)
    isAsking = false
  }
}

/// Ways out.
extension EnginePop {
  /// UIKit does something else: the finger loses the page, and what is left is UIKit's.
  func giveUp() {
    let lost = [passage].compactMap { $0 } + due
    forget()
    for passage in lost {
      passage.giveUp()
      if passage.outcome == .cancelled { passage.keyboard?.restore() }
    }
    barMayHaveChanged()
  }

  /// No frame came, or UIKit did not start: all comes to its end at once.
  func finishByForce() {
    guard stack?.scene.phase != .held else { return watchdog.feed() }
    settleAtOnce()
    if passage != nil { giveUp() }
  }

  /// All goes where it was going, at once.
  func settleAtOnce() {
    guard let pages = stack?.pages else { return }
    drive(animated: false) { stack, time in stack.set(pages, animated: false, at: time) }
  }

  /// A swipe that runs goes back, at once.
  func rollBack() {
    if let pointer = stack?.navigator.pointer { send(.cancel(pointer: pointer)) }
    settleAtOnce()
    if passage != nil { giveUp() }
    forget()
  }

  private func forget() {
    (passage, due, opening, stack, hasCalls) = (nil, [], nil, nil, false)
    relay.passage = nil
    clock.isRunning = false
    watchdog.sleep()
  }
}
