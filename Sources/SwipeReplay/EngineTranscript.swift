import SwipeEngine

/// What went into the engine during a replay, and what came of it, bit for bit: a line each way.
///
/// The lines are those of the engine in WebAssembly, so that every build of the engine can be given the
/// same inputs and be compared to the last bit.
public struct EngineTranscript {
  public private(set) var inputs: [String] = []
  public private(set) var outputs: [String] = []

  public init?(_ replay: Replay, file: String) {
    guard var player = Player(replay, file: file) else { return nil }
    player.keepsTranscript = true
    player.run { _ in }
    let setting = replay.setting
    var fresh = Navigator(pages: setting.stack.count, width: setting.width)
    let first = fresh.send(.frame, at: 0)
    add("start 0 \(setting.stack.count) \(setting.width.bits)", first)
    add(line(of: .configure(setting.configuration), at: 0), first)
    for sent in player.transcript { add(line(of: sent.input, at: sent.time), sent.output) }
  }

  private mutating func add(_ input: String, _ output: Output) {
    inputs.append(input)
    let scene = output.scene
    let (question, subject) =
      switch output.question {
      case nil: (0, 0)
      case .content(let direction): (1, Int(direction.rawValue))
      case .leave(let slot): (2, slot)
      case .next(let slot): (3, slot)
      }
    outputs.append(
      """
      \(scene.position.hex) \(scene.front.x.hex) \(scene.aim) \(scene.phase.rawValue) \
      \(output.wantsFrames.digit) \(question) \(subject) \(output.events.count)
      """)
  }

  private func line(of input: Input, at time: Int64) -> String {
    switch input {
    case .down(let sample): pointer(0, sample, time)
    case .move(let sample): pointer(1, sample, time)
    case .up(let sample): pointer(2, sample, time)
    case .cancel(let pointer): "pointer \(time) 3 \(pointer) 0 0 0"
    case .scroll(let sample):
      "scroll \(time) \(sample.phase.rawValue) \(sample.dx.bits) \(sample.dy.bits) \(sample.time)"
    case .key(let direction): "key \(time) \(direction.rawValue)"
    case .frame: "frame \(time)"
    case .push(let animated): "push \(time) \(animated.digit)"
    case .pop(let animated): "pop \(time) \(animated.digit)"
    case .popTo(let index, let animated): "pop_to \(time) \(animated.digit) \(index)"
    case .set(let edit, let animated):
      """
      set \(time) \(animated.digit) \(edit.count) \(edit.lower) \(edit.upper) \
      \(edit.looksLikePop.digit)
      """
    case .answer(let answer): "answer \(time) \(number(of: answer))"
    case .resize(let width): "resize \(time) \(width.bits)"
    case .configure(let configuration): self.configuration(configuration, time)
    }
  }

  private func pointer(_ phase: Int, _ sample: PointerSample, _ time: Int64) -> String {
    "pointer \(time) \(phase) \(sample.pointer) \(sample.x.bits) \(sample.y.bits) \(sample.time)"
  }

  private func number(of answer: Answer) -> Int {
    switch answer {
    case .refuse: 0
    case .allow: 1
    case .content(.nothing), .content(.scroller(canMove: false, isDecelerating: false)): 2
    case .content: 3
    case .turnRound: 4
    }
  }

  private func configuration(_ configuration: Configuration, _ time: Int64) -> String {
    let (style, spring) = (configuration.style, configuration.spring)
    let numbers = [
      style.frontTravel, style.backTravel, style.shade, style.shadow, style.fades ? 1 : 0,
      spring.dampingRatio, spring.response, configuration.startDistance,
    ].map(\.bits).joined(separator: " ")
    let flags = [configuration.keepsForwardHistory, configuration.reducesMotion].map(\.digit)
      .joined(separator: " ")
    return "configure \(time) 9 \(numbers) \(flags)"
  }
}

extension Double {
  /// The bits, in 16 hex digits.
  fileprivate var hex: String {
    let digits = String(bitPattern, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  fileprivate var bits: String { "0x\(hex)" }
}

extension Bool {
  fileprivate var digit: String { self ? "1" : "0" }
}
