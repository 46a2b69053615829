import SwipeEngine
import SwipeReplay

extension Replay {
  /// The replay as a `.swipe` file.
  var script: String {
    (["swipe 1"] + setting.lines + steps.map { "\($0.time) \($0.action.line)" })
      .joined(separator: "\n") + "\n"
  }
}

extension Replay.Setting {
  fileprivate var lines: [String] {
    [
      "view \(width) \(height)", "direction \(isRightToLeft ? "rtl" : "ltr")",
      "motion \(reducesMotion ? "reduced" : "full")", "style \(style.rawValue)",
      "stack \(stack.joined(separator: " "))", "history \(keepsForwardHistory ? "on" : "off")",
      startDistance == .infinity ? "start anywhere" : "start leading \(startDistance)",
      "frames \(frameRate)",
    ] + next.sorted { $0.key < $1.key }.map { "next \($0.key) \($0.value)" }
      + areas.map { Replay.Action.area($0).line } + vetoes.sorted().map { "veto \($0)" }
  }
}

extension Replay.Action {
  /// The line of a `.swipe` file, without the time.
  var line: String {
    func call(_ words: String, _ animated: Bool) -> String { animated ? words : "\(words) still" }
    switch self {
    case .down(let pointer, let x, let y): return "down \(pointer) \(x) \(y)"
    case .move(let pointer, let x, let y): return "move \(pointer) \(x) \(y)"
    case .up(let pointer, let x, let y): return "up \(pointer) \(x) \(y)"
    case .cancel(let pointer): return "cancel \(pointer)"
    case .scroll(let phase, let dx, let dy): return "scroll \(phase) \(dx) \(dy)"
    case .key(let direction): return "key \(direction)"
    case .push(let page, let animated): return call("push \(page)", animated)
    case .pop(let animated): return call("pop", animated)
    case .popTo(let page, let animated): return call("pop-to \(page)", animated)
    case .popToRoot(let animated): return call("pop-to-root", animated)
    case .set(let pages, let animated):
      return call("set \(pages.joined(separator: " "))", animated)
    case .resize(let width, let height): return "resize \(width) \(height)"
    case .direction(let isRightToLeft): return "direction \(isRightToLeft ? "rtl" : "ltr")"
    case .motion(let reduced): return "motion \(reduced ? "reduced" : "full")"
    case .veto(let page): return "veto \(page)"
    case .allow(let page): return "allow \(page)"
    case .next(let page, let following): return "next \(page) \(following)"
    case .area(let area): return "area \(area.line)"
    case .noAreas: return "no-areas"
    }
  }
}

extension Replay.Area {
  var line: String {
    let place = "\(x) \(y) \(width) \(height)"
    switch kind {
    case .control: return "control \(place)"
    case .scroller(let offset, let content):
      return "scroller \(place) offset \(offset) content \(content)"
    }
  }
}
