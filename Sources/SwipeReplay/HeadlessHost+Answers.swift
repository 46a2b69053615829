import SwipeEngine
import SwipePages

extension HeadlessHost {
  /// Answers the engine's questions, and writes down what happened.
  mutating func follow(_ question: PageQuestion<String>?) {
    var question = question
    while let asked = question {
      switch asked {
      case .content(let direction):
        question = stack.answer(.content(content(for: direction)), at: clock)
      case .leave(let page):
        question = stack.answer(setting.vetoes.contains(page) ? .refuse : .allow, at: clock)
      case .next(let page):
        record("nextAsked", ("page", quoted(page)))
        question = stack.answer(next: setting.next[page], at: clock)
      }
    }
    while let event = stack.nextEvent() { record(event) }
  }

  /// What lies under the start point: of the areas there the last one, which is the innermost, that
  /// wants the swipe.
  private func content(for direction: Direction) -> Content {
    setting.areas.reversed().lazy
      .filter { $0.contains(start.x, start.y) }
      .map { content(of: $0, for: direction) }
      .first { $0 == .control || $0 == .scroller(canMove: true, isDecelerating: false) }
      ?? .nothing
  }

  private func content(of area: Replay.Area, for direction: Direction) -> Content {
    switch area.kind {
    case .control: return .control
    case .scroller(let offset, let content):
      // A finger that goes right pulls out what lies left.
      let goesRight = (direction == .back) != setting.isRightToLeft
      let canMove = goesRight ? offset > 0.5 : offset < content - area.width - 0.5
      return .scroller(canMove: canMove, isDecelerating: false)
    }
  }
}
