import SwipeReplay

struct TranscriptCommand {
  static let help = """
    usage: swipe transcript [--inputs] FILE…

    Prints what the engine answers to every input of the replays, bit for bit: the same in
    every build.

      --inputs   prints what goes into it instead, for another build to be given
    """

  let files: [String]
  let isForInputs: Bool

  init(_ options: Options) throws {
    var options = options
    isForInputs = options.flag("--inputs")
    files = try options.takeFiles(ending: ".swipe")
  }

  func run() throws {
    var lines = Lines()
    defer { lines.flush() }
    for file in files {
      let replay = try Replay(parsing: text(of: file), file: file)
      guard let transcript = EngineTranscript(replay, file: file) else { continue }
      (isForInputs ? transcript.inputs : transcript.outputs).forEach { lines.write($0) }
    }
  }
}
