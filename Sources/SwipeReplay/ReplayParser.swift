import SwipeEngine

extension Replay {
  /// Reads a `.swipe` file; an error names the line and what was expected there.
  public init(parsing text: String, file: String) throws {
    self.init()
    var hasVersion = false
    var hasView = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, raw) in lines.enumerated() {
      let content = raw.prefix { $0 != "#" }
      var words = Words(content, file: file, line: index + 1)
      guard !words.isEmpty else { continue }
      let first = try words.word("a word")
      if !hasVersion {
        guard first == "swipe", try words.integer("the version 1") == 1 else {
          throw words.error("'swipe 1' as the first line", found: content)
        }
        hasVersion = true
      } else if let time = Double(first) {
        try readStep(at: time, &words, file: file, line: index + 1)
      } else if steps.isEmpty && endsAt == nil {
        hasView = hasView || first == "view"
        try setting.read(first, &words)
      } else {
        throw words.error("a time in milliseconds", found: first[...])
      }
      try words.finish()
    }
    let missing =
      !hasVersion
      ? "'swipe 1' as the first line"
      : !hasView
        ? "a line 'view WIDTH HEIGHT'" : setting.stack.isEmpty ? "a line 'stack PAGE…'" : nil
    if let missing { throw ReplayError(file: file, line: lines.count, expected: missing) }
  }

  private mutating func readStep(
    at time: Double, _ words: inout Words, file: String, line: Int
  ) throws {
    let earliest = steps.last?.time ?? 0
    guard time >= earliest, time <= 1e12, endsAt == nil else {
      let expected =
        endsAt == nil
        ? "a time from \(earliest.fourDecimals) to 1000000000000 ms" : "nothing after 'end'"
      throw ReplayError(file: file, line: line, expected: expected, found: "\(time)")
    }
    if let action = try Action(&words) {
      steps.append(Step(time: time, action: action, line: line))
    } else {
      endsAt = time
    }
  }
}

extension Replay.Setting {
  fileprivate mutating func read(_ key: String, _ words: inout Words) throws {
    switch key {
    case "view":
      width = try words.number("a width in points")
      height = try words.number("a height in points")
    case "direction": isRightToLeft = try words.choice(["ltr": false, "rtl": true])
    case "motion": reducesMotion = try words.choice(["full": false, "reduced": true])
    case "style":
      style = try words.choice([
        "slide": .slide, "parallax": .parallax, "cover": .cover, "fade": .fade,
      ])
    case "stack":
      stack = try words.all("page names")
      if let double = stack.first(where: { name in stack.count { $0 == name } > 1 }) {
        throw words.error("each page once", found: double[...])
      }
    case "next":
      let page = try words.word("a page name")
      next[page] = try words.word("the name of the next page")
    case "start":
      let isAnywhere = try words.choice(["anywhere": true, "leading": false])
      startDistance = isAnywhere ? .infinity : try words.number("a distance in points")
    case "history": keepsForwardHistory = try words.choice(["off": false, "on": true])
    case "frames":
      let rate = try words.number("a frame rate in Hz")
      guard rate >= 0.001, rate <= 100_000 else {
        throw words.error("a frame rate from 0.001 to 100000 Hz", found: "\(rate)")
      }
      frameRate = rate
    case "area": areas.append(try Replay.Area(&words))
    case "veto": vetoes.insert(try words.word("a page name"))
    default:
      throw words.error(
        """
        view, direction, motion, style, stack, next, start, history, frames, area, veto or a time \
        in milliseconds
        """, found: key[...])
    }
  }
}

extension Replay.Area {
  fileprivate init(_ words: inout Words) throws {
    let isScroller = try words.choice(["scroller": true, "control": false])
    x = try words.number("x in points")
    y = try words.number("y in points")
    width = try words.number("a width in points")
    height = try words.number("a height in points")
    kind = .control
    guard isScroller else { return }
    _ = try words.choice(["offset": true])
    let offset = try words.number("the offset in points")
    _ = try words.choice(["content": true])
    kind = .scroller(offset: offset, content: try words.number("the content's width in points"))
  }
}

extension Replay.Action {
  /// What the rest of an input line means; nil for `end`.
  fileprivate init?(_ words: inout Words) throws {
    let verb = try words.word("a verb")
    switch verb {
    case "down", "move", "up": self = try Self.pointer(verb, &words)
    case "cancel": self = .cancel(try words.integer("a pointer's number"))
    case "scroll":
      let phase = try words.choice([
        "began": ScrollSample.Phase.began, "changed": .changed, "ended": .ended,
        "cancelled": .cancelled, "momentum": .momentum,
      ])
      self = .scroll(
        phase, dx: try words.number("dx in points"), dy: try words.number("dy in points"))
    case "key":
      self = .key(try words.choice(["escape": .back, "back": .back, "forward": .forward]))
    case "push", "pop", "pop-to", "pop-to-root", "set": self = try Self.call(verb, &words)
    case "resize":
      self = .resize(
        try words.number("a width in points"), try words.number("a height in points"))
    case "direction":
      self = .direction(isRightToLeft: try words.choice(["ltr": false, "rtl": true]))
    case "motion": self = .motion(reduced: try words.choice(["full": false, "reduced": true]))
    case "veto": self = .veto(try words.word("a page name"))
    case "allow": self = .allow(try words.word("a page name"))
    case "next":
      self = .next(try words.word("a page name"), try words.word("the name of the next page"))
    case "area": self = .area(try Replay.Area(&words))
    case "no-areas": self = .noAreas
    case "end": return nil
    default:
      throw words.error(
        """
        down, move, up, cancel, scroll, key, push, pop, pop-to, pop-to-root, set, resize, \
        direction, motion, veto, allow, next, area, no-areas or end
        """, found: verb[...])
    }
  }

  private static func pointer(_ verb: String, _ words: inout Words) throws -> Self {
    let pointer = try words.integer("a pointer's number")
    let (x, y) = (try words.number("x in points"), try words.number("y in points"))
    switch verb {
    case "down": return .down(pointer, x: x, y: y)
    case "move": return .move(pointer, x: x, y: y)
    default: return .up(pointer, x: x, y: y)
    }
  }

  private static func call(_ verb: String, _ words: inout Words) throws -> Self {
    let animated = !words.ends(with: "still")
    switch verb {
    case "push": return .push(try words.word("a page name"), animated: animated)
    case "pop": return .pop(animated: animated)
    case "pop-to": return .popTo(try words.word("a page name"), animated: animated)
    case "pop-to-root": return .popToRoot(animated: animated)
    default: return .set(try words.all("page names"), animated: animated)
    }
  }
}
