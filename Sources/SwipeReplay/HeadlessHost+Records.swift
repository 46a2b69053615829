import SwipeEngine
import SwipePages

extension HeadlessHost {
  mutating func record(_ name: String, _ details: (String, String)...) {
    records.append(
      .event(
        Record.Happening(
          time: time, name: name, details: details.map { .init(name: $0.0, value: $0.1) })))
  }

  mutating func record(_ event: PageEvent<String>) {
    switch event {
    case .claimed(let direction):
      claimed = direction
      record("claimed", ("pointer", pointerName), ("direction", quoted("\(direction)")))
    case .contentCancelled: record("contentCancelled", ("pointer", pointerName))
    case .began(let kind, let cause):
      record("began", ("kind", quoted("\(kind)")), ("by", quoted("\(cause)")))
    case .ended(let outcome): record("ended", ("outcome", quoted("\(outcome)")))
    case .willAppear(let page): record("willAppear", ("page", quoted(page)))
    case .didAppear(let page): record("didAppear", ("page", quoted(page)))
    case .willDisappear(let page): record("willDisappear", ("page", quoted(page)))
    case .didDisappear(let page): record("didDisappear", ("page", quoted(page)))
    case .dropped(let page): record("dropped", ("page", quoted(page)))
    case .refused(let asked, let refusal):
      let name = asked == .swipe || asked == .key ? "\(asked)" : verb
      record("refused", ("verb", quoted(name)), ("reason", quoted(refusal.words)))
    }
  }

  private var pointerName: String {
    guard let pointer = stack.navigator.pointer, pointers[pointer] != nil else {
      return quoted("scroll")
    }
    return "\(pointer)"
  }

  func frame(at time: Double) -> Record.Frame {
    let scene = stack.scene
    let pages = [(stack.back, scene.back), (stack.front, scene.front)].compactMap {
      page, placement -> Record.Page? in
      guard let page, let placement else { return nil }
      return Record.Page(
        name: page, x: setting.isRightToLeft ? -placement.x : placement.x,
        shade: placement.shade, opacity: placement.opacity)
    }
    // Counted on the app's stack: a page below that is only still in sight has no number.
    let aim = stack.count - 1
    return Record.Frame(
      time: time, position: scene.position - Double(scene.aim - aim), aim: aim,
      phase: scene.phase, stack: stack.pages, pages: pages)
  }
}

extension Refusal {
  /// In words, for people.
  public var words: String {
    switch self {
    case .atRoot: "there is no page below"
    case .noNextPage: "there is no next page"
    case .veto: "the page refuses to be left"
    case .noSuchPage: "no such page on the stack"
    case .emptyStack: "a stack has at least one page"
    case .tooManyPages: "the stack is full"
    case .alreadyOnStack: "already on the stack"
    }
  }
}
