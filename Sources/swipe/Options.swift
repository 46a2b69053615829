import Foundation
import SwipeReplay

struct UsageError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// What stands behind a command: files, flags, and options with a value.
struct Options {
  private(set) var files: [String] = []
  private var rest: [String]
  private let help: String

  /// Prints the help and leaves if it is asked for.
  init(_ arguments: ArraySlice<String>, help: String) throws {
    if arguments.contains("--help") || arguments.contains("-h") {
      print(help)
      exit(0)
    }
    rest = Array(arguments)
    self.help = help
  }

  mutating func flag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  mutating func value(_ name: String) throws -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard index + 1 < rest.count, !rest[index + 1].hasPrefix("--") else {
      throw UsageError("\(name) needs a value\n\n\(help)")
    }
    defer { rest.removeSubrange(index...index + 1) }
    return rest[index + 1]
  }

  /// Nothing may be left.
  func finish() throws {
    if let unknown = rest.first { throw UsageError("unknown option '\(unknown)'\n\n\(help)") }
  }

  /// What is left are files; a directory stands for its files with this ending.
  mutating func takeFiles(ending: String) throws -> [String] {
    if let unknown = rest.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      throw UsageError("unknown option '\(unknown)'\n\n\(help)")
    }
    guard !rest.isEmpty else { throw UsageError("a file is missing\n\n\(help)") }
    return try rest.flatMap { path -> [String] in
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw ReplayError(
          file: path, line: 0, expected: "a file or a directory, but there is none of this name")
      }
      guard isDirectory.boolValue else { return [path] }
      let names = try FileManager.default.subpathsOfDirectory(atPath: path)
      return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(path)/\($0)" }
    }
  }
}

/// The text of a file, or an error that names it.
func text(of file: String) throws -> String {
  guard let data = FileManager.default.contents(atPath: file) else {
    throw ReplayError(file: file, line: 0, expected: "a file that can be read")
  }
  guard let text = String(data: data, encoding: .utf8) else {
    throw ReplayError(file: file, line: 0, expected: "UTF-8 text")
  }
  return text
}
