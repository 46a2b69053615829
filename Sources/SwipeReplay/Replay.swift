import SwipeEngine

/// A finger and the calls around it, written down: what a `.swipe` file says.
public struct Replay: Equatable, Sendable {
  public var setting = Setting()
  public var steps: [Step] = []
  /// Whether the file says where to stop; else it stops when all has come to rest.
  public var endsAt: Double?

  public init() {}

  /// What is so before the first input.
  public struct Setting: Equatable, Sendable {
    /// Points.
    public var width = 390.0
    public var height = 844.0
    public var isRightToLeft = false
    public var reducesMotion = false
    public var style = StyleName.parallax
    /// Bottom to top.
    public var stack: [String] = []
    /// What comes after a page.
    public var next: [String: String] = [:]
    /// How far from the leading edge a back swipe may start, in points.
    public var startDistance = Double.infinity
    public var keepsForwardHistory = false
    /// Frames a second.
    public var frameRate = 60.0
    public var areas: [Area] = []
    /// Pages that refuse to be left.
    public var vetoes: Set<String> = []

    public init() {}

    public var configuration: Configuration {
      Configuration(
        style: style.style, startDistance: startDistance, keepsForwardHistory: keepsForwardHistory,
        reducesMotion: reducesMotion)
    }
  }

  public enum StyleName: String, CaseIterable, Sendable {
    case slide, parallax, cover, fade

    public var style: Style {
      switch self {
      case .slide: .slide
      case .parallax: .parallax
      case .cover: .cover
      case .fade: .fade
      }
    }
  }

  /// A place that wants touches for itself.
  public struct Area: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      case control
      case scroller(offset: Double, content: Double)
    }

    public var kind: Kind
    public var x, y, width, height: Double

    public func contains(_ x: Double, _ y: Double) -> Bool {
      x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }
  }

  public struct Step: Equatable, Sendable {
    /// Milliseconds.
    public var time: Double
    public var action: Action
    /// The line of the file, from 1.
    public var line: Int

    public init(time: Double, action: Action, line: Int = 0) {
      self.time = time
      self.action = action
      self.line = line
    }

    public var microseconds: Int64 { Int64((time * 1000).rounded()) }
  }

  public enum Action: Equatable, Sendable {
    case down(Int, x: Double, y: Double)
    case move(Int, x: Double, y: Double)
    case up(Int, x: Double, y: Double)
    case cancel(Int)
    case scroll(ScrollSample.Phase, dx: Double, dy: Double)
    case key(Direction)
    case push(String, animated: Bool)
    case pop(animated: Bool)
    case popTo(String, animated: Bool)
    case popToRoot(animated: Bool)
    case set([String], animated: Bool)
    case resize(Double, Double)
    case direction(isRightToLeft: Bool)
    case motion(reduced: Bool)
    case veto(String)
    case allow(String)
    case next(String, String)
    case area(Area)
    case noAreas
  }
}
