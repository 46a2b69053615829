import Foundation
import Testing

/// The built tool, run as a person runs it.
@Suite struct `The tool swipe` {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Where the tests are built, the tool is as well.
  private static let tool: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    return URL(fileURLWithPath: bundle.bundlePath).deletingLastPathComponent()
      .appendingPathComponent("swipe")
  }()

  private func swipe(_ arguments: String...) throws -> Run { try swipe(arguments) }

  private func swipe(_ arguments: [String]) throws -> Run {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL =
      FileManager.default.isExecutableFile(atPath: Self.tool.path)
      ? Self.tool : Repository.url(".build/debug/swipe")
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: text, errors: message)
  }

  /// A file with a text, which is taken away afterwards.
  private func file<Result>(
    _ text: String, _ ending: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).\(ending)")
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  @Test(arguments: ["replay", "strip", "traces", "bench"])
  func `has help for each command`(command: String) throws {
    let run = try swipe(command, "--help")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("usage: swipe \(command)"))
    #expect(try swipe("--help").output.contains("swipe \(command)"))
  }

  @Test func `describes all that a replay may say`() throws {
    let help = try swipe("replay", "--help").output
    for (line, text) in [(2, "swipe 1\nno"), (4, "swipe 1\nview 390 844\nstack a\n0 no")] {
      try file(text, "swipe") { path in
        let errors = try swipe("replay", path).errors
        let list = errors.split(separator: "expected ").last?.split(separator: ", found").first
        let words = (list ?? "").split(whereSeparator: { " ,\n".contains($0) }).map(String.init)
        #expect(words.count > 12 && errors.contains(":\(line): "))
        for word in words where !["or", "a", "time", "in", "milliseconds"].contains(word) {
          #expect(help.contains(word), "\(word)")
        }
      }
    }
  }

  @Test(arguments: [
    ([], "a command is missing"), (["fly"], "unknown command 'fly'"),
    (["replay"], "a file is missing"), (["replay", "--loud", "x"], "unknown option '--loud'"),
    (["replay", "--host"], "--host needs a value"),
    (["replay", "--host", "paper", "x"], "not 'paper'"),
    (["replay", "nowhere.swipe"], "nowhere.swipe: expected a file or a directory"),
    (["strip", "--svg", "a.svg", "Tests/Replays"], "--svg takes one replay"),
    (["traces", "x.csv", "--view", "wide"], "--view needs WxH"),
    (["traces", "x.csv", "--scale", "0"], "--scale needs a number above 0"),
    (["traces", "x.csv", "--start", "left"], "--start needs"),
    (["traces", "x.csv", "--stack", "A,A"], "--stack needs page names"),
  ])
  func `says what is wrong and exits with 2`(arguments: [String], message: String) throws {
    let process = try swipe(arguments)
    #expect(process.status == 2)
    #expect(process.errors.hasPrefix("swipe: ") && process.errors.contains(message))
    #expect(process.output.isEmpty)
  }

  @Test func `names file and line of a mistake`() throws {
    try file("swipe 1\nview 390 844\nstack a\n0 hop\n", "swipe") { path in
      let run = try swipe("replay", path)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("swipe: \(path):4: expected down, move, up"))
    }
    try file("trace_id\n", "csv") { path in
      let run = try swipe("traces", path)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("swipe: \(path):1: expected the header"))
    }
  }

  @Test func `prints what the engine does`() throws {
    let run = try swipe("replay", "Tests/Replays/swipe-back.swipe")
    #expect(run.status == 0 && run.errors.isEmpty)
    let take = try Take("swipe-back")
    #expect(run.output.split(separator: "\n").count == take.records.count)
    let strip = try swipe("strip", "Tests/Replays/swipe-back.swipe")
    #expect(strip.output == (try Repository.text("Tests/Strips/swipe-back.strip")))
  }

  @Test func `takes a directory as all its replays`() throws {
    let run = try swipe("replay", "--quiet", "Tests/Replays/Release")
    let count = Repository.replays.count { $0.hasPrefix("Release/") }
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == count)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("\"end\":") })
  }

  @Test func `draws a contact sheet`() throws {
    try file("", "svg") { path in
      let run = try swipe("strip", "--svg", path, "Tests/Replays/swipe-back.swipe")
      #expect(run.status == 0 && run.output.isEmpty)
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg"))
    }
  }
}
