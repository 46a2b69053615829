#if os(Linux)
  import Foundation
  import SwipeEngine
  import SwipeReplay
  import UIKit

  @testable import DYNavigation
  @testable import UIKit

  /// Plays a replay through real touches, recognisers and views on the virtual clock, and reports where
  /// the compositor shows the pages.
  @MainActor final class Projector {
    /// One page in one frame: where its left side is, how dark and how opaque it is.
    struct Sight: Equatable {
      var name: String
      var x: Double
      var shade: Double
      var opacity: Double
    }

    private let replay: Replay
    private let start: TimeInterval
    private let window: UIWindow
    private let navigator: DYNavigationController
    private var pages: [String: Sheet] = [:]
    private var fingers: [Int: StandInTouches] = [:]
    private var places: [Int: CGPoint] = [:]
    private var scroller: StandInScroller?
    private var setting: Replay.Setting
    private var nextStep = 0

    init(_ replay: Replay) {
      self.replay = replay
      setting = replay.setting
      var parameters = StandInParameters()
      parameters.framesPerSecond = setting.frameRate
      parameters.presentationWaitsForCommit = false
      StandIn.reset(parameters)
      StandIn.device.screenSize = CGSize(width: setting.width, height: setting.height)
      StandIn.device.reducesMotion = setting.reducesMotion
      var configuration = DYNavigationConfiguration(
        style: setting.style.style, keepsForwardHistory: setting.keepsForwardHistory,
        isNavigationBarHidden: true)
      if setting.startDistance.isFinite {
        configuration.swipeArea = .leading(setting.startDistance)
      }
      let sheets = setting.stack.map { Sheet($0) }
      navigator = DYNavigationController(
        rootViewController: sheets[0], configuration: configuration)
      navigator.setViewControllers(sheets, animated: false)
      window = UIWindow()
      window.rootViewController = navigator
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      start = standInClock.now
      for sheet in sheets { prepare(sheet) }
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

    var stack: [String] { navigator.viewControllers.compactMap { ($0 as? Sheet)?.name } }

    private var sights: [Sight] {
      navigator.view.subviews.compactMap { $0 as? PageView }.filter { !$0.isHidden }.map { view in
        let shown = view.layer.presentation() ?? view.layer
        let shade = view.subviews.last.map { $0.layer.presentation() ?? $0.layer }
        return Sight(
          name: (view.page.controller as? Sheet)?.name ?? "?", x: Double(shown.transform.m41),
          shade: Double(shade?.opacity ?? 0), opacity: Double(shown.opacity))
      }
    }

    private func page(_ name: String) -> Sheet {
      if let page = pages[name] { return page }
      let page = Sheet(name)
      prepare(page)
      putAreas()
      return page
    }

    private func prepare(_ page: Sheet) {
      pages[page.name] = page
      page.canBeLeft = !setting.vetoes.contains(page.name)
      page.next_ = { [weak self, name = page.name] in
        self?.setting.next[name].flatMap { self?.page($0) }
      }
    }

    private func turn(rightToLeft: Bool) {
      setting.isRightToLeft = rightToLeft
      navigator.view.semanticContentAttribute =
        rightToLeft ? .forceRightToLeft : .forceLeftToRight
      navigator.view.layoutIfNeeded()
    }

    /// The replay's areas as views of every page: the last one that was put there is on top, and inside
    /// the one that surrounds it.
    private func putAreas() {
      for page in pages.values {
        for old in page.view.subviews { old.removeFromSuperview() }
        var placed: [(frame: CGRect, view: UIView)] = []
        for area in setting.areas {
          let view = view(for: area)
          let frame = view.frame
          if let outer = placed.last(where: { $0.frame.contains(frame) }) {
            view.frame.origin.x += outer.view.bounds.origin.x - outer.frame.origin.x
            view.frame.origin.y += outer.view.bounds.origin.y - outer.frame.origin.y
            outer.view.addSubview(view)
          } else {
            page.view.addSubview(view)
          }
          placed.append((frame, view))
        }
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
        fingers[id] = StandInTouches(window).down(at: CGPoint(x: x, y: y))
        places[id] = CGPoint(x: x, y: y)
      case .move(let id, let x, let y): move(id, to: CGPoint(x: x, y: y))
      case .up(let id, let x, let y):
        if places[id] != CGPoint(x: x, y: y) { move(id, to: CGPoint(x: x, y: y)) }
        fingers[id]?.up()
        fingers[id] = nil
      case .cancel(let id):
        fingers[id]?.cancel()
        fingers[id] = nil
      case .scroll(let phase, let dx, let dy): scroll(phase, CGPoint(x: dx, y: dy))
      case .key(.back): StandInKeys.press("[", .command, in: window)
      case .key(.forward): StandInKeys.press("]", .command, in: window)
      case .push(let name, let animated):
        navigator.pushViewController(page(name), animated: animated)
      case .pop(let animated): navigator.popViewController(animated: animated)
      case .popTo(let name, let animated):
        navigator.popToViewController(page(name), animated: animated)
      case .popToRoot(let animated): navigator.popToRootViewController(animated: animated)
      case .set(let names, let animated):
        navigator.setViewControllers(names.map { page($0) }, animated: animated)
      case .resize(let width, let height):
        (setting.width, setting.height) = (width, height)
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.layoutIfNeeded()
        navigator.view.layoutIfNeeded()
      case .direction(let isRightToLeft): turn(rightToLeft: isRightToLeft)
      case .motion(let reduced):
        setting.reducesMotion = reduced
        StandIn.device.reducesMotion = reduced
      case .veto(let name):
        setting.vetoes.insert(name)
        page(name).canBeLeft = false
      case .allow(let name):
        setting.vetoes.remove(name)
        page(name).canBeLeft = true
      case .next(let name, let following): setting.next[name] = following
      case .area(let area):
        setting.areas.append(area)
        putAreas()
      case .noAreas:
        setting.areas = []
        putAreas()
      }
    }

    private func move(_ id: Int, to point: CGPoint) {
      fingers[id]?.move(to: point)
      places[id] = point
    }

    private func scroll(_ phase: ScrollSample.Phase, _ delta: CGPoint) {
      switch phase {
      case .began:
        scroller = StandInScroller(window).begin(at: CGPoint(x: setting.width / 2, y: 400))
        if delta != .zero { scroller?.scroll(by: delta) }
      case .changed: scroller?.scroll(by: delta)
      case .ended:
        if delta != .zero { scroller?.scroll(by: delta) }
        scroller?.end()
      case .cancelled: scroller?.cancel()
      case .momentum: break
      }
    }
  }
#endif
