import SwipeEngine
import SwipePages

/// Plays a replay on a headless host, frame by frame, on a virtual clock.
///
/// Inputs run before a frame at the same time. A frame is recorded while anything moves or a pointer is
/// down, and once more when all has come to rest. When a pointer that is down has moved nothing for ten
/// minutes, the frames in which nothing changes are left out.
public struct Player {
  private let replay: Replay
  private let file: String
  private let catchesUp: Bool
  private var host: HeadlessHost
  private var nextStep = 0
  private var nextFrame = 0
  /// Since when nothing has moved, in milliseconds.
  private var quietSince = 0.0
  /// Whether something has changed since the last recorded frame.
  private var isDirty = false

  /// Whether all that goes into the engine is kept.
  var keepsTranscript: Bool {
    get { host.stack.exchanges != nil }
    set { host.stack.exchanges = newValue ? [] : nil }
  }

  var transcript: [PageStack<String>.Exchange] { host.stack.exchanges ?? [] }

  /// Nil for a replay without pages. A host that catches up sends a frame before each input while
  /// something settles, as one does whose compositor moves the pages between frames.
  public init?(_ replay: Replay, file: String, catchesUp: Bool = false) {
    guard let host = HeadlessHost(replay.setting) else { return nil }
    self.replay = replay
    self.file = file
    self.catchesUp = catchesUp
    self.host = host
  }

  /// All that is recorded, the end last.
  public static func records(
    of replay: Replay, file: String, catchesUp: Bool = false
  ) -> [Record] {
    var records: [Record] = []
    var player = Player(replay, file: file, catchesUp: catchesUp)
    player?.run { records.append($0) }
    return records
  }

  /// Plays to the end and hands out each record as it comes; the end is returned as well.
  @discardableResult
  public mutating func run(_ body: (Record) -> Void) -> Record.End {
    while let time = nextTime {
      if nextStep < replay.steps.count, replay.steps[nextStep].time <= time + 1e-9 {
        let step = replay.steps[nextStep]
        if catchesUp, host.stack.scene.phase == .settling {
          host.tick(at: step.time, clock: step.microseconds)
        }
        let before = host.frame(at: 0)
        host.handle(step)
        nextStep += 1
        quietSince = time
        isDirty = isDirty || host.isPointerDown || host.frame(at: 0) != before
      } else {
        frame(at: time, body)
      }
      host.takeRecords().forEach(body)
      if skipsQuietFrames(at: time) { nextFrame = frameNumber(atOrAfter: stepTime) }
    }
    let end = Record.End(
      time: endTime, file: file, stack: host.stack.pages, phase: host.stack.scene.phase,
      maxJump: host.maxJump, claimed: host.claimed)
    body(.end(end))
    return end
  }

  private mutating func frame(at time: Double, _ body: (Record) -> Void) {
    nextFrame += 1
    let moves = host.stack.wantsFrames
    if moves {
      host.tick(at: time, clock: Int64((time * 1000).rounded()))
      host.takeRecords().forEach(body)
      quietSince = time
    }
    if moves || host.isPointerDown || isDirty { body(.frame(host.frame(at: time))) }
    isDirty = host.stack.wantsFrames || host.isPointerDown
  }

  /// When the next thing happens, in milliseconds; nil at the end.
  private var nextTime: Double? {
    let time = min(stepTime, frameTime(nextFrame))
    return time <= endTime ? time : nil
  }

  private var stepTime: Double {
    nextStep < replay.steps.count ? replay.steps[nextStep].time : .infinity
  }

  private func frameTime(_ number: Int) -> Double {
    Double(number) * 1000 / replay.setting.frameRate
  }

  private func frameNumber(atOrAfter time: Double) -> Int {
    max(nextFrame, Int((time * replay.setting.frameRate / 1000 - 1e-9).rounded(.up)))
  }

  /// Half a second after all has come to rest, unless the replay says when.
  private var endTime: Double {
    if let end = replay.endsAt { return end }
    let isQuiet = !host.stack.wantsFrames && nextStep == replay.steps.count
    return isQuiet ? quietSince + 500 : .infinity
  }

  private func skipsQuietFrames(at time: Double) -> Bool {
    guard !host.stack.wantsFrames, stepTime < .infinity else { return false }
    return host.isPointerDown ? time - quietSince > 600_000 : !isDirty
  }
}
