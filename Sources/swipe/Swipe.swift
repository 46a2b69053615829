import Foundation

/// The command-line tool: `swipe replay`, `strip`, `traces`, `transcript`, `bench`.
@main
struct Swipe {
  static let help = """
    swipe: play recorded and written-down fingers on the swipe engine

    usage: swipe replay FILE…      what a replay does, as JSON Lines
           swipe strip FILE…       what it looks like, as text or SVG
           swipe traces FILE…      recorded fingers on a fresh stack
           swipe transcript FILE…  what goes into the engine and comes out, bit for bit
           swipe bench             how fast the engine is
           swipe COMMAND --help    the options of a command

    A directory stands for all its .swipe files. Errors name file, line and what was
    expected; the exit status is then 2.
    """

  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let command = arguments.popFirst()
    do {
      switch command {
      case "replay": try ReplayCommand(Options(arguments, help: ReplayCommand.help)).run()
      case "strip": try StripCommand(Options(arguments, help: StripCommand.help)).run()
      case "traces": try TracesCommand(Options(arguments, help: TracesCommand.help)).run()
      case "transcript":
        try TranscriptCommand(Options(arguments, help: TranscriptCommand.help)).run()
      case "bench": try BenchCommand(Options(arguments, help: BenchCommand.help)).run()
      case "--help", "-h", "help": print(help)
      default:
        let found = command.map { "unknown command '\($0)'" } ?? "a command is missing"
        throw UsageError("\(found)\n\n\(help)")
      }
    } catch {
      FileHandle.standardError.write(Data("swipe: \(error)\n".utf8))
      exit(2)
    }
  }
}
