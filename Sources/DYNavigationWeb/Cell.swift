import SwipeEngine

/// The memory of one stack: the report of its last input, the numbers of the next one, and the navigator.
///
/// Nothing in it points anywhere: a copy of the bytes is a copy of the stack, which can be run ahead. It
/// takes 1,328 bytes and the engine's: fewer than 4,096 as long as `engine.memory` is within its budget.
struct Cell {
  private let address: UnsafeMutableRawPointer

  init(_ address: UnsafeMutableRawPointer) { self.address = address }

  /// Where the numbers of an input begin.
  static let inputs = Report.count
  private static let head = (inputs + 16) * 8

  var numbers: UnsafeMutablePointer<Double> { address.assumingMemoryBound(to: Double.self) }

  var navigator: UnsafeMutablePointer<Navigator> {
    (address + Self.head).assumingMemoryBound(to: Navigator.self)
  }

  func start() {
    navigator.initialize(to: Navigator(pages: integer(1), width: self[2]))
  }
}
