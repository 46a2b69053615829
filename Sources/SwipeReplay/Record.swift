import SwipeEngine

/// One thing that a host reports of a replay, in the order of time.
public enum Record: Equatable, Sendable {
  case frame(Frame)
  case event(Happening)
  case end(End)

  /// Where a host has put its pages in one frame.
  public struct Frame: Equatable, Sendable {
    /// Milliseconds.
    public var time: Double
    /// The needle: pages from the root of the app's stack.
    public var position: Double
    /// The place in the app's stack of the page that it ends with.
    public var aim: Int
    public var phase: Scene.Phase
    /// The app's stack, bottom to top.
    public var stack: [String]
    /// The visible pages, bottom to top.
    public var pages: [Page]
  }

  public struct Page: Equatable, Sendable {
    public var name: String
    /// Where its left side is, in view points.
    public var x: Double
    public var shade: Double
    public var opacity: Double

    public init(name: String, x: Double, shade: Double, opacity: Double) {
      self.name = name
      self.x = x
      self.shade = shade
      self.opacity = opacity
    }
  }

  /// An event, with what is known of it.
  public struct Happening: Equatable, Sendable {
    /// Milliseconds.
    public var time: Double
    public var name: String
    /// Names and values as JSON has them, in order.
    public var details: [Detail] = []
  }

  public struct Detail: Equatable, Sendable {
    public var name: String
    public var value: String
  }

  public struct End: Equatable, Sendable {
    /// Milliseconds.
    public var time: Double
    public var file: String
    public var stack: [String]
    public var phase: Scene.Phase
    /// The greatest move that no pointer and no spring explains, in points.
    public var maxJump: Double
    /// What the last pointer was claimed for.
    public var claimed: Direction?
  }
}

extension Record {
  /// The record as one line of JSON.
  public var json: String {
    switch self {
    case .frame(let frame):
      let pages = frame.pages.map {
        """
        {"page":\(quoted($0.name)),"x":\($0.x.fourDecimals),"shade":\($0.shade.fourDecimals),\
        "opacity":\($0.opacity.fourDecimals)}
        """
      }
      return """
        {"t":\(frame.time.fourDecimals),"frame":{"position":\(frame.position.fourDecimals),\
        "aim":\(frame.aim),"phase":"\(frame.phase)","stack":\(list(frame.stack)),\
        "pages":[\(pages.joined(separator: ","))]}}
        """
    case .event(let event):
      let details = event.details.map { ",\(quoted($0.name)):\($0.value)" }.joined()
      return #"{"t":\#(event.time.fourDecimals),"event":"\#(event.name)"\#(details)}"#
    case .end(let end):
      let claimed = end.claimed.map { "\($0)" } ?? "none"
      return """
        {"t":\(end.time.fourDecimals),"end":{"file":\(quoted(end.file)),\
        "stack":\(list(end.stack)),"phase":"\(end.phase)","maxJump":\(end.maxJump.fourDecimals),\
        "claimed":"\(claimed)"}}
        """
    }
  }
}

private func list(_ names: [String]) -> String {
  "[\(names.map(quoted).joined(separator: ","))]"
}

/// A string as JSON has it.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case _ where scalar.value < 32:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
