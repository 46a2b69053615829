/// One reading of one pointer: a finger, a pen, or a mouse with its button down.
public struct PointerSample: Equatable, Sendable {
  /// Tells pointers apart while they are down; any number.
  public var pointer: Int
  /// Points from the *leading* edge of the view: the host flips right-to-left.
  public var x: Double
  /// Points from the top, y down.
  public var y: Double
  /// When the pointer was there, in microseconds of the pointer's own clock.
  public var time: Int64

  public init(pointer: Int, x: Double, y: Double, time: Int64) {
    self.pointer = pointer
    self.x = x
    self.y = y
    self.time = time
  }

  var isFinite: Bool { x.isNumber && y.isNumber }
}

/// One reading of a trackpad or wheel swipe.
public struct ScrollSample: Equatable, Sendable {
  /// Where a scroll is in its life.
  public enum Phase: UInt8, Equatable, Sendable {
    case began, changed, ended, cancelled
    /// Goes on after the fingers have left: ignored.
    case momentum
  }

  public var phase: Phase
  /// How far the content was moved since the last reading, in points; + is towards a pop.
  public var dx: Double
  public var dy: Double
  /// When, in microseconds of the device's own clock.
  public var time: Int64

  public init(phase: Phase, dx: Double, dy: Double, time: Int64) {
    self.phase = phase
    self.dx = dx
    self.dy = dy
    self.time = time
  }
}
