import Foundation
import UIKitTestSupport

/// A file that holds what is right.
///
/// What differs is left beside it as `.actual`. `UPDATE_LOGS=1` accepts what there is. A missing file
/// is written, and the test still fails: someone has to look at it.
struct Golden {
  private let url: URL

  init(_ path: String) { url = Repository.root.appendingPathComponent(path) }

  /// In words how the text differs; nil when it does not.
  func difference(from text: String) throws -> String? {
    let actual = url.appendingPathExtension("actual")
    let accepts = ProcessInfo.processInfo.environment["UPDATE_LOGS"] == "1"
    let accepted = try? String(contentsOf: url, encoding: .utf8)
    if accepted == text || accepts { try? FileManager.default.removeItem(at: actual) }
    if accepted == text { return nil }
    try write(text, to: accepted == nil || accepts ? url : actual)
    if accepts { return nil }
    guard accepted != nil else { return "written for the first time, look at it: \(url.path)" }
    return "the callbacks have changed:\n\n  diff \(url.path) \(actual.path)\n\n"
      + "UPDATE_LOGS=1 accepts it"
  }

  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
