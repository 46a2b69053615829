import SwipeEngine

/// A recorded finger on a fresh stack, and what came of it.
public struct TraceRun {
  /// What the finger meets.
  public struct Stage: Sendable {
    public var setting: Replay.Setting
    /// How many view points one unit of the trace is.
    public var scale: Double

    public init(setting: Replay.Setting, scale: Double) {
      self.setting = setting
      self.scale = scale
    }
  }

  public let trace: Trace
  public let end: Record.End
  /// Milliseconds from the first down to the claim.
  public private(set) var claimedAfter: Double?
  /// How the last transition ended.
  public private(set) var outcome: String?
  /// Milliseconds from the first down until all was at rest.
  public private(set) var restAt = 0.0

  public init?(_ trace: Trace, on stage: Stage) {
    self.trace = trace
    let replay = trace.replay(on: stage)
    guard var player = Player(replay, file: trace.id) else { return nil }
    var (claimedAfter, outcome, restAt) = (Double?.none, String?.none, replay.steps.last?.time ?? 0)
    end = player.run { record in
      switch record {
      case .event(let event) where event.name == "claimed":
        claimedAfter = claimedAfter ?? event.time
      case .event(let event) where event.name == "ended":
        outcome = event.details.first?.value
        restAt = event.time
      case .event, .frame, .end:
        break
      }
    }
    (self.claimedAfter, self.outcome, self.restAt) = (claimedAfter, outcome, restAt)
  }

  public var json: String {
    let claimed = end.claimed.map { "\($0)" } ?? "none"
    return """
      {"trace":\(quoted(trace.id)),"user":\(quoted(trace.user)),"label":\(quoted(trace.label)),\
      "claimed":"\(claimed)","claimedAfter":\(claimedAfter?.fourDecimals ?? "null"),\
      "outcome":\(outcome ?? "\"none\""),\
      "stack":[\(end.stack.map(quoted).joined(separator: ","))],\
      "restAt":\(restAt.fourDecimals),"maxJump":\(end.maxJump.fourDecimals)}
      """
  }
}

extension Trace {
  /// The stroke in view points, placed so that it starts where it fits: moved as a whole into the view,
  /// or, when it is larger than the view, so that it starts inside.
  func replay(on stage: TraceRun.Stage) -> Replay {
    var replay = Replay()
    replay.setting = stage.setting
    let xs = offset(samples.map { $0.x * stage.scale }, into: stage.setting.width)
    let ys = offset(samples.map { $0.y * stage.scale }, into: stage.setting.height)
    let began = samples.first?.time ?? 0
    var latest = 0.0
    replay.steps = samples.map { sample in
      latest = max(latest, sample.time - began)
      let (x, y) = (sample.x * stage.scale + xs, sample.y * stage.scale + ys)
      let action: Replay.Action =
        switch sample.action {
        case .down: .down(1, x: x, y: y)
        case .move: .move(1, x: x, y: y)
        case .up: .up(1, x: x, y: y)
        case .cancel: .cancel(1)
        }
      return Replay.Step(time: latest, action: action)
    }
    return replay
  }

  private func offset(_ values: [Double], into length: Double) -> Double {
    guard let first = values.first, let low = values.min(), let high = values.max() else {
      return 0
    }
    if low >= 0 && high <= length { return 0 }
    if high - low <= length { return low < 0 ? -low : length - high }
    return min(max(first, 0), length) - first
  }
}
