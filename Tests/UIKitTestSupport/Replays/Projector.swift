#if os(Linux)
  import Foundation
  import SwipeReplay
  import UIKit

  /// A stack of which it can be told where the compositor shows the pages, bottom to top.
  @MainActor package protocol VisibleStack: StackOnScreen {
    var sights: [Sight] { get }
  }

  /// Plays a replay on a stack, through real touches, recognisers and views on the virtual clock.
  @MainActor package final class Projector<Stack: VisibleStack> {
    let stack: Stack
    private let replay: Replay
    private let start: TimeInterval
    private var nextStep = 0
    var setting: Replay.Setting
    var fingers: [Int: StandInTouches] = [:]
    var places: [Int: CGPoint] = [:]
    var scroller: StandInScroller?

    /// The stack shows the pages that the replay begins with.
    package init(_ replay: Replay, on stack: Stack) {
      self.replay = replay
      self.stack = stack
      setting = replay.setting
      StandIn.device.reducesMotion = setting.reducesMotion
      stack.resize(setting.width, setting.height)
      standInClock.advance(frames: 4)
      start = standInClock.now
      for name in setting.stack { prepare(stack.page(name)) }
      stack.turn(rightToLeft: setting.isRightToLeft)
      putAreas()
    }

    /// Lets time pass up to a frame, with all that is written down for it, and looks.
    package func frame(at time: Double) -> [Sight] {
      while nextStep < replay.steps.count, replay.steps[nextStep].time <= time + 1e-9 {
        let step = replay.steps[nextStep]
        nextStep += 1
        standInClock.move(to: start + step.time / 1000)
        perform(step.action)
      }
      standInClock.stall(for: max(0, start + time / 1000 - standInClock.now))
      return stack.sights
    }

    func page(_ name: String) -> Stack.Named {
      if let page = stack.pages[name] { return page }
      let page = stack.page(name)
      prepare(page)
      putAreas()
      return page
    }

    private func prepare(_ page: Stack.Named) {
      page.canBeLeft = !setting.vetoes.contains(page.name)
      page.makeNext = { [weak self, name = page.name] in
        self?.setting.next[name].flatMap { self?.page($0) }
      }
    }

    func putAreas() {
      for page in stack.pages.values { page.view.have(setting.areas) }
    }
  }
#endif
