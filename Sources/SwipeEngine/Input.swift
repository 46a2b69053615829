/// What a host tells the engine. Inputs are facts; every one has an answer in every state.
public enum Input: Equatable, Sendable {
  /// A pointer came down. One is followed at a time; others are ignored while it lasts.
  case down(PointerSample)
  case move(PointerSample)
  case up(PointerSample)
  /// The system took the pointer away.
  case cancel(pointer: Int)
  /// A trackpad or wheel swipe.
  case scroll(ScrollSample)
  /// A key or mouse button that means back or forward.
  case key(Direction)
  /// Time has passed: sent for each frame while the output asks for frames.
  case frame
  /// A page is put on top; the host holds it ready.
  case push(animated: Bool)
  /// The top page is taken away.
  case pop(animated: Bool)
  /// All pages above one of the stack are taken away; 0 is the root.
  case popTo(Int, animated: Bool)
  /// Another stack.
  case set(StackEdit, animated: Bool)
  /// The answer to the question that the last output asked.
  case answer(Answer)
  /// The view has another width, in points, or its coordinates run the other way. The page keeps
  /// its share of the width; a finger goes on from wherever its next sample is.
  case resize(width: Double)
  /// Other settings. What shows takes effect when nothing moves, so that nothing jumps.
  case configure(Configuration)
}

extension Input {
  var isFrame: Bool {
    if case .frame = self { true } else { false }
  }

  var isAnswer: Bool {
    if case .answer = self { true } else { false }
  }
}

/// Along the axis of the stack.
public enum Direction: UInt8, Equatable, Sendable {
  /// Towards the root: a swipe away from the leading edge.
  case back
  /// Towards the next page: a swipe to the leading edge.
  case forward
}

/// What an app can set.
public struct Configuration: Equatable, Sendable {
  public var style: Style
  public var spring: Spring
  /// Whether popped pages stay as forward history, as in a browser, until a push or another
  /// stack clears them.
  public var keepsForwardHistory: Bool
  /// Programmatic moves cross-fade in place, and a finger moves the page without parallax.
  public var reducesMotion: Bool
  /// How far from the leading edge a back swipe may start, in points: `.infinity` for anywhere, less
  /// than 0 for nowhere. Read at each claim.
  public var startDistance: Double
  /// Places a held page where the finger was a little before each frame, between two samples, instead
  /// of at the last sample: steady where touches and frames come at different rates. Only for
  /// hosts whose samples and frames are timed by the same clock.
  public var resamples: Bool

  public init(
    style: Style = .parallax, spring: Spring = Spring(), startDistance: Double = .infinity,
    keepsForwardHistory: Bool = false, reducesMotion: Bool = false, resamples: Bool = false
  ) {
    self.style = style
    self.spring = spring
    self.startDistance = startDistance
    self.keepsForwardHistory = keepsForwardHistory
    self.reducesMotion = reducesMotion
    self.resamples = resamples
  }
}
