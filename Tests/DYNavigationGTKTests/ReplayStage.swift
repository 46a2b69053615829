import CGTK4
import Foundation
import SwipeReplay

@testable import DYNavigationGTK

/// Plays a replay through the view's translate steps and compares what stands where.
@MainActor final class ReplayStage {
  private let stage: VirtualView
  private let replay: Replay
  private var setting: Replay.Setting
  private var nextStep = 0
  private var nextFrame = 0

  init(_ replay: Replay) {
    self.replay = replay
    setting = replay.setting
    stage = VirtualView(
      setting.stack.map { SwipePage.named($0) }, width: Int32(max(setting.width, 0)),
      height: Int32(max(setting.height, 0)), configuration: setting.configuration)
    turn(setting.isRightToLeft)
    stage.view.nextPage = { [weak self] page in
      self?.setting.next[page.title].flatMap { self?.page($0) }
    }
    stage.view.mayLeave = { [weak self] page in self?.setting.vetoes.contains(page.title) != true }
    stage.view.surroundings.content = { [weak self] direction, x, y in
      self?.content(direction, x, y) ?? .nothing
    }
  }

  var names: [String] {
    play(until: .infinity)
    return stage.names
  }

  /// All that the view has told, in words; of a refusal only the reason, since a replay has verbs of its own.
  var story: [String] {
    stage.log.map { line in
      line.hasPrefix("refused ") ? "refused" + line.drop { $0 != ":" } : line
    }
  }

  /// What is not where it should be in a frame of the engine's own; nil if all is.
  func difference(from frame: Record.Frame) -> String? {
    play(until: frame.time)
    stage.allocate()
    let view = stage.view
    if stage.names != frame.stack { return "stack \(stage.names), not \(frame.stack)" }
    let pages = [view.stack.back, view.stack.front].compactMap { $0 }
    guard pages.map(\.title) == frame.pages.map(\.name) else {
      return "\(frame.time) ms: visible \(pages.map(\.title)), not \(frame.pages.map(\.name))"
    }
    for (page, wanted) in zip(pages, frame.pages) {
      guard let x = stage.x(of: page) else { return "\(page.title) is not visible" }
      if abs(x - wanted.x) > 0.5001 {
        return "\(frame.time) ms: \(page.title) at \(x), not \(wanted.x)"
      }
      let opacity = gtk_widget_get_opacity(page.bin)
      if abs(opacity - wanted.opacity) > 1 / 255 {
        return "\(frame.time) ms: opacity of \(page.title) \(opacity), not \(wanted.opacity)"
      }
    }
    let shade = view.dimming.shade
    if let back = frame.pages.dropLast().last, abs(shade - back.shade) > 1 / 255 {
      return "\(frame.time) ms: shade \(shade), not \(back.shade)"
    }
    return nil
  }

  /// Steps come before a frame at the same time; frames only while they are wanted.
  private func play(until end: Double) {
    while true {
      let step = nextStep < replay.steps.count ? replay.steps[nextStep].time : .infinity
      let frame =
        stage.view.stack.wantsFrames ? Double(nextFrame) * 1000 / setting.frameRate : .infinity
      guard min(step, frame) <= end, min(step, frame) < .infinity else { return }
      if step <= frame + 1e-9 {
        stage.time = replay.steps[nextStep].microseconds
        perform(replay.steps[nextStep].action)
        nextStep += 1
        nextFrame = max(nextFrame, Int((step * setting.frameRate / 1000 - 1e-9).rounded(.up)))
      } else {
        stage.time = Int64((frame * 1000).rounded())
        _ = stage.view.tick(at: stage.time)
        nextFrame += 1
      }
    }
  }

  private func perform(_ action: Replay.Action) {
    let view = stage.view
    switch action {
    case .down(let pointer, let x, let y): stage.touch(.down, x, y, pointer: pointer)
    case .move(let pointer, let x, let y): stage.touch(.move, x, y, pointer: pointer)
    case .up(let pointer, let x, let y): stage.touch(.up, x, y, pointer: pointer)
    case .cancel(let pointer): stage.touch(.cancel, 0, 0, pointer: pointer)
    case .scroll(let phase, let dx, let dy): view.handle(phase, dx: dx, dy: dy, at: stage.time)
    case .key(let direction): view.go(direction)
    case .push(let name, let animated): view.push(page(name), animated: animated)
    case .pop(let animated): view.pop(animated: animated)
    case .popTo(let name, let animated): view.pop(to: page(name), animated: animated)
    case .popToRoot(let animated): view.popToRoot(animated: animated)
    case .set(let names, let animated): view.set(pages(names), animated: animated)
    case .resize(let width, let height): stage.resize(Int32(width), Int32(height))
    case .direction(let isRightToLeft): turn(isRightToLeft)
    case .motion(let reduced): view.configuration.reducesMotion = reduced
    case .veto(let page): setting.vetoes.insert(page)
    case .allow(let page): setting.vetoes.remove(page)
    case .next(let page, let following): setting.next[page] = following
    case .area(let area): setting.areas.append(area)
    case .noAreas: setting.areas = []
    }
  }

  /// The page of this name that is on the ruler, or a new one.
  private func page(_ name: String) -> SwipePage {
    stage.view.stack.ruler.first { $0.title == name } ?? .named(name)
  }

  private func pages(_ names: [String]) -> [SwipePage] {
    var made: [String: SwipePage] = [:]
    return names.map { name in
      let page = made[name] ?? page(name)
      made[name] = page
      return page
    }
  }

  private func turn(_ isRightToLeft: Bool) {
    gtk_widget_set_direction(
      stage.view.widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  /// What the replay says lies at a point: the last area there that wants the swipe.
  private func content(_ direction: Direction, _ x: Double, _ y: Double) -> Content {
    setting.areas.reversed().lazy
      .filter { $0.contains(x, y) }
      .map { self.content(of: $0, direction) }
      .first { $0 == .control || $0 == .scroller(canMove: true, isDecelerating: false) }
      ?? .nothing
  }

  private func content(of area: Replay.Area, _ direction: Direction) -> Content {
    switch area.kind {
    case .control: return .control
    case .scroller(let offset, let content):
      let goesRight = (direction == .back) != stage.view.isMirrored
      let canMove = goesRight ? offset > 0.5 : offset < content - area.width - 0.5
      return .scroller(canMove: canMove, isDecelerating: false)
    }
  }
}
