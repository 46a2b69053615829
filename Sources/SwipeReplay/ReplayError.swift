/// A line that is not what the format says: names file, line and what was expected.
public struct ReplayError: Error, Equatable, CustomStringConvertible {
  public var file: String
  /// From 1; 0 for the file as a whole.
  public var line: Int
  public var expected: String
  /// What stands there instead.
  public var found: String?

  public init(file: String, line: Int, expected: String, found: String? = nil) {
    self.file = file
    self.line = line
    self.expected = expected
    self.found = found
  }

  public var description: String {
    let place = line > 0 ? "\(file):\(line)" : file
    return "\(place): expected \(expected)" + (found.map { ", found '\($0)'" } ?? "")
  }
}
