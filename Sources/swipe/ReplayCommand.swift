import SwipeReplay

struct ReplayCommand {
  static let help = """
    usage: swipe replay [--quiet] [--host headless] FILE…

    Plays .swipe files and prints JSON Lines in the order of time: frames while anything
    moves or a pointer is down, events, and one line 'end' a file.

      --quiet   only the last line of each file
      --host    which host plays: headless (the others play in their own tests)
    """

  let files: [String]
  let isQuiet: Bool

  init(_ options: Options) throws {
    var options = options
    isQuiet = options.flag("--quiet")
    let host = try options.value("--host") ?? "headless"
    guard host == "headless" else {
      throw UsageError("this tool has the host headless, not '\(host)'\n\n\(Self.help)")
    }
    files = try options.takeFiles(ending: ".swipe")
  }

  func run() throws {
    var lines = Lines()
    defer { lines.flush() }
    var progress = Progress()
    for (index, file) in files.enumerated() {
      let replay = try Replay(parsing: text(of: file), file: file)
      guard var player = Player(replay, file: file) else { continue }
      player.run { record in
        if case .end = record {
          lines.write(record.json)
        } else if !isQuiet {
          lines.write(record.json)
        }
      }
      progress.show(index + 1, of: files.count)
    }
    progress.finish()
  }
}
