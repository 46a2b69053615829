import Foundation

/// Standard output in large pieces: a long replay has many lines.
struct Lines {
  private var buffer = ""

  mutating func write(_ line: String) {
    buffer += line
    buffer += "\n"
    if buffer.utf8.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    FileHandle.standardOutput.write(Data(buffer.utf8))
    buffer = ""
  }
}

/// A line on a terminal that says how far a long command is, once it takes longer than a second.
struct Progress {
  private let began = ContinuousClock.now
  private var shown = ContinuousClock.now
  private let isTerminal = isatty(2) == 1

  mutating func show(_ done: Int, of all: Int) {
    guard isTerminal, shown.duration(to: .now) > .milliseconds(100), elapsed > 1000 else { return }
    shown = .now
    FileHandle.standardError.write(Data("\r\u{1B}[K\(done) of \(all)".utf8))
    if done == all { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }

  func finish() {
    guard isTerminal, elapsed > 1000 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }

  var elapsed: Double {
    let parts = began.duration(to: .now).components
    return Double(parts.seconds) * 1000 + Double(parts.attoseconds) / 1e15
  }
}
