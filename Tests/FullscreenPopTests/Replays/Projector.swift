#if os(Linux)
  import Foundation
  import SwipeEngine
  import SwipeReplay
  import UIKit

  @testable import DYNavigation
  @testable import UIKit

  /// Plays a replay on a navigation controller, with real touches and UIKit's transitions on the virtual
  /// clock, and reports where the compositor shows the pages.
  @MainActor final class Projector {
    /// One page in one frame: where its left side is, how dark and how opaque it is.
    struct Sight: Equatable {
      var name: String
      var x: Double
      var shade: Double
      var opacity: Double
    }

    private let replay: Replay
    private var start: TimeInterval = 0
    private let forest: Forest
    private var fingers: [Int: StandInTouches] = [:]
    private var places: [Int: CGPoint] = [:]
    private var setting: Replay.Setting
    private var nextStep = 0

    init(_ replay: Replay, _ trunk: Trunk, _ system: StandInParameters.System) {
      self.replay = replay
      setting = replay.setting
      var parameters = StandInParameters.of(system)
      parameters.framesPerSecond = setting.frameRate
      parameters.presentationWaitsForCommit = false
      var configuration = FullscreenPopConfiguration(
        way: .custom, style: setting.style.style, pushesNextPage: true,
        movesCalls: trunk == .subclass)
      if setting.startDistance.isFinite {
        configuration.swipeArea = .leading(setting.startDistance)
      }
      forest = Forest(
        setting.stack, trunk, parameters: parameters, configuration: configuration)
      forest.navigator.isNavigationBarHidden = true
      StandIn.device.reducesMotion = setting.reducesMotion
      resize(setting.width, setting.height)
      standInClock.advance(frames: 4)
      start = standInClock.now
      for name in setting.stack { prepare(forest.leaf(name)) }
      turn(rightToLeft: setting.isRightToLeft)
      putAreas()
    }

    /// Lets time pass up to a frame, with all that is written down for it, and looks.
    func frame(at time: Double) -> [Sight] {
      while nextStep < replay.steps.count, replay.steps[nextStep].time <= time + 1e-9 {
        let step = replay.steps[nextStep]
        nextStep += 1
        standInClock.move(to: start + step.time / 1000)
        perform(step.action)
      }
      standInClock.stall(for: max(0, start + time / 1000 - standInClock.now))
      return sights
    }

    var stack: [String] { forest.names }

    func faults() -> [String] { forest.faults() }

    private var sights: [Sight] {
      let shown = forest.navigator.standInContainer.subviews.compactMap(sight)
      guard shown.count == 2 else { return shown }
      let isCovered = shown[1].x == 0 && shown[1].opacity == 1 && setting.width > 0
      if isCovered { return [shown[1]] }
      return shown[1].opacity == 0 ? [shown[0]] : shown
    }

    private func sight(of view: UIView) -> Sight? {
      guard let page = forest.leaves.values.first(where: { $0.viewIfLoaded === view }) else {
        return nil
      }
      let shown = view.layer.presentation() ?? view.layer
      let passage = forest.engine?.passage
      let shade = passage?.lower.controller === page ? passage?.panes?.shade.layer : nil
      return Sight(
        name: page.name, x: Double(shown.transform.m41),
        shade: Double((shade?.presentation() ?? shade)?.opacity ?? 0),
        opacity: Double(shown.opacity))
    }

    private func page(_ name: String) -> Leaf {
      if let leaf = forest.leaves[name] { return leaf }
      let leaf = forest.leaf(name)
      prepare(leaf)
      putAreas()
      return leaf
    }

    private func prepare(_ page: Leaf) {
      page.canBeLeft = !setting.vetoes.contains(page.name)
      page.makeNext = { [weak self, name = page.name] in
        self?.setting.next[name].flatMap { self?.page($0) }
      }
    }

    private func turn(rightToLeft: Bool) {
      setting.isRightToLeft = rightToLeft
      forest.navigator.view.semanticContentAttribute =
        rightToLeft ? .forceRightToLeft : .forceLeftToRight
      forest.navigator.view.layoutIfNeeded()
    }

    private func resize(_ width: Double, _ height: Double) {
      (setting.width, setting.height) = (width, height)
      StandIn.device.screenSize = CGSize(width: width, height: height)
      forest.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
      forest.window.layoutIfNeeded()
      forest.navigator.view.layoutIfNeeded()
    }

    /// The replay's areas as views of every page; the last one that was put there is on top.
    private func putAreas() {
      for page in forest.leaves.values {
        for old in page.view.subviews { old.removeFromSuperview() }
        for area in setting.areas { page.view.addSubview(view(for: area)) }
      }
    }

    private func view(for area: Replay.Area) -> UIView {
      let frame = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
      switch area.kind {
      case .control: return Knob(frame: frame)
      case .scroller(let offset, let content):
        let scroller = UIScrollView(frame: frame)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.contentSize = CGSize(width: content, height: area.height)
        scroller.contentOffset = CGPoint(x: offset, y: 0)
        return scroller
      }
    }
  }

  /// A control of the app's own that wants every swipe.
  private final class Knob: UIView, DYSwipeContent {
    func wantsSwipe(_ direction: DYSwipeDirection, from point: CGPoint) -> Bool { true }
  }

  extension Projector {
    private func perform(_ action: Replay.Action) {
      switch action {
      case .down(let id, let x, let y):
        fingers[id]?.cancel()
        fingers[id] = forest.finger(at: x, y: y)
        places[id] = CGPoint(x: x, y: y)
      case .move(let id, let x, let y): move(id, to: CGPoint(x: x, y: y))
      case .up(let id, let x, let y):
        if places[id] != CGPoint(x: x, y: y) { move(id, to: CGPoint(x: x, y: y)) }
        fingers.removeValue(forKey: id)?.up()
      case .cancel(let id): fingers.removeValue(forKey: id)?.cancel()
      case .push(let name, let animated):
        forest.navigator.pushViewController(page(name), animated: animated)
      case .pop(let animated): forest.pop(animated: animated)
      case .resize(let width, let height): resize(width, height)
      case .direction(let isRightToLeft): turn(rightToLeft: isRightToLeft)
      case .motion(let reduced): StandIn.device.reducesMotion = reduced
      case .veto(let name): page(name).canBeLeft = false
      case .allow(let name): page(name).canBeLeft = true
      case .next(let name, let following): setting.next[name] = following
      case .area(let area):
        setting.areas.append(area)
        putAreas()
      case .noAreas:
        setting.areas = []
        putAreas()
      case .scroll, .key, .popTo, .popToRoot, .set: break
      }
    }

    private func move(_ id: Int, to point: CGPoint) {
      fingers[id]?.move(to: point)
      places[id] = point
    }
  }

  extension Replay {
    /// Whether only fingers, pushes and pops move something.
    var hasOnlyPushesAndPops: Bool {
      !setting.keepsForwardHistory
        && !steps.contains {
          switch $0.action {
          case .scroll, .key, .popTo, .popToRoot, .set: true
          case .down, .move, .up, .cancel, .push, .pop, .resize, .direction, .motion, .veto,
            .allow, .next, .area, .noAreas:
            false
          }
        }
    }

    var hasCalls: Bool {
      steps.contains {
        switch $0.action {
        case .push, .pop: true
        case .down, .move, .up, .cancel, .scroll, .key, .popTo, .popToRoot, .set, .resize,
          .direction, .motion, .veto, .allow, .next, .area, .noAreas:
          false
        }
      }
    }
  }
#endif
