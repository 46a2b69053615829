import Foundation
import SwipeReplay
import Testing

@testable import SwipeEngine

/// Human fingers, from files that lie beside the repository where there are any; not part of it.
@Suite struct `Recorded fingers` {
  static let folder = Repository.root.deletingLastPathComponent().appendingPathComponent(
    "shared/traces")
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".csv") }.sorted()
  static let missing: Comment = "no recorded fingers at ../shared/traces"

  @Test(.enabled(if: !files.isEmpty, missing), arguments: files)
  func `all come to rest, and nothing jumps`(file: String) throws {
    let url = Self.folder.appendingPathComponent(file)
    let traces = try Trace.traces(parsing: String(contentsOf: url, encoding: .utf8), file: file)
    var setting = Replay.Setting()
    setting.stack = ["A", "B"]
    setting.next = ["B": "C"]
    var summary = TraceSummary()
    // Of many traces some dozens, evenly: the tool runs all of them.
    let step = max(1, traces.count / 60)
    for index in stride(from: 0, to: traces.count, by: step) {
      let stage = TraceRun.Stage(setting: setting, scale: 0.4)
      summary.add(try #require(TraceRun(traces[index], on: stage)))
    }
    #expect(summary.traces > 0)
    #expect(summary.notAtRest == 0)
    #expect(summary.maxJump == 0)
  }
}
