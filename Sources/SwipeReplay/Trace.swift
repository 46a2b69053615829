/// A recorded finger: one stroke of a trace file.
public struct Trace: Equatable, Sendable {
  public struct Sample: Equatable, Sendable {
    /// Milliseconds from the beginning of the stroke.
    public var time: Double
    public var x: Double
    public var y: Double
    public var action: Action
  }

  public enum Action: String, Sendable {
    case down, move, up, cancel
  }

  public var id: String
  public var user: String
  public var label: String
  public var samples: [Sample]
}
