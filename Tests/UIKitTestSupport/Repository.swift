import Foundation

/// The files of the repository that tests read, found from the place of this one.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // UIKitTestSupport
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths below a folder of the files with an ending, without the ending, in order.
  package static func files(below folder: String, ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (all ?? .init()).compactMap { $0 as? String }
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// All replays: `veto`, `Release/A-320-ltr`, …
  package static let replays = files(below: "Tests/Replays", ending: ".swipe")
}
