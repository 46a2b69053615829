import SwipeEngine

/// The memory of one stack: the report of its last input, and behind it the navigator.
///
/// Nothing in it points anywhere: a copy of the bytes is a copy of the stack, which can be run ahead.
struct Cell {
  private let address: UnsafeMutableRawPointer

  init(_ address: UnsafeMutableRawPointer) { self.address = address }

  static var size: Int { Report.size + (MemoryLayout<Navigator>.size + 15) / 16 * 16 }

  var navigator: UnsafeMutablePointer<Navigator> {
    (address + Report.size).assumingMemoryBound(to: Navigator.self)
  }

  func start(pages: Int, width: Double) {
    navigator.initialize(to: Navigator(pages: pages, width: width))
    send(.frame, at: 0)
  }

  func send(_ input: Input, at time: Double) {
    var events = Events()
    navigator.pointee.send(input, at: microseconds(time), &events)
    let numbers = address.assumingMemoryBound(to: Double.self)
    Report(numbers: numbers).write(&events, of: navigator)
  }
}
