import SwipeEngine

/// What came of many recorded fingers.
public struct TraceSummary {
  public private(set) var traces = 0
  public private(set) var claimedBack = 0
  public private(set) var claimedForward = 0
  public private(set) var completed = 0
  public private(set) var cancelled = 0
  public private(set) var maxJump = 0.0
  public private(set) var notAtRest = 0

  public init() {}

  public mutating func add(_ run: TraceRun) {
    traces += 1
    switch run.end.claimed {
    case .back: claimedBack += 1
    case .forward: claimedForward += 1
    case nil: break
    }
    if run.outcome == "\"completed\"" { completed += 1 }
    if run.outcome == "\"cancelled\"" { cancelled += 1 }
    if run.end.phase != .resting { notAtRest += 1 }
    maxJump = max(maxJump, run.end.maxJump)
  }

  public func json(milliseconds: Double) -> String {
    """
    {"traces":\(traces),"back":\(claimedBack),"forward":\(claimedForward),\
    "none":\(traces - claimedBack - claimedForward),"completed":\(completed),\
    "cancelled":\(cancelled),"notAtRest":\(notAtRest),"maxJump":\(maxJump.fourDecimals),\
    "milliseconds":\(milliseconds.fourDecimals)}
    """
  }
}
