import Foundation
import SwipeReplay

struct StripCommand {
  static let help = """
    usage: swipe strip [--svg FILE.svg] FILE…

    Prints the film strip of each replay: a line a frame with time, needle, and which page
    covers each of forty columns.

      --svg FILE.svg   draws a contact sheet of one replay into this file instead
    """

  let files: [String]
  let svg: String?

  init(_ options: Options) throws {
    var options = options
    svg = try options.value("--svg")
    files = try options.takeFiles(ending: ".swipe")
    if svg != nil, files.count != 1 {
      throw UsageError("--svg takes one replay, not \(files.count)\n\n\(Self.help)")
    }
  }

  func run() throws {
    var lines = Lines()
    defer { lines.flush() }
    for file in files {
      let replay = try Replay(parsing: text(of: file), file: file)
      if let svg {
        do {
          try ContactSheet.svg(of: replay, file: file)
            .write(toFile: svg, atomically: true, encoding: .utf8)
        } catch {
          throw ReplayError(file: svg, line: 0, expected: "a file that can be written")
        }
      } else {
        if files.count > 1 { lines.write("\(file)") }
        lines.write(String(FilmStrip.text(of: replay, file: file).dropLast()))
      }
    }
  }
}
