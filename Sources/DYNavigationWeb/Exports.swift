import SwipeEngine

/// The door of the engine as one function on numbers, for a page's script.
///
/// The script hands out the memory: a `Cell` of 4,096 bytes for each stack, aligned to 16. It writes the
/// numbers of an input into the cell, from `Cell.inputs` on, and calls `swipe_send` with the address
/// and the code of the input; the answer is the `Report` at the address. Every number is a double, as
/// in the script; times are microseconds; numbers that stand for a case count the cases of the enum
/// from 0; the first number is the time of the frame clock.
///
///      0  start      time, pages, width
///      1  pointer    time, phase: down, move, up, cancel; pointer, x, y, sample time
///      2  scroll     time, phase, dx, dy, sample time
///      3  frame      time
///      4  key        time, direction
///      5  push       time, animated
///      6  pop        time, animated
///      7  pop to     time, animated, index
///      8  set        time, animated, count, lower, upper, looks like a pop
///      9  answer     time, answer
///     10  resize     time, width
///     11  configure  time, style, its five numbers, damping ratio, response, start distance, keeps
///                    forward history, reduces motion
@_cdecl("swipe_send")
public func swipeSend(_ address: UnsafeMutableRawPointer, _ code: Int) {
  let cell = Cell(address)
  var events = Events()
  if code == 0 { cell.start() } else { cell.navigator.pointee.send(code, cell, &events) }
  Report(numbers: cell.numbers).write(&events, of: cell.navigator)
}

extension Navigator {
  /// What `send` does for an `Input`: one that is put together here, only to be taken apart there, makes
  /// the engine a twentieth larger.
  mutating func send(_ code: Int, _ cell: Cell, _ events: inout Events) {
    let time = cell.microseconds(0)
    prepare(isAnswer: code == 9, at: time, &events)
    switch code {
    case 1: point(cell, at: time, &events)
    case 2: handle(cell.scroll, at: time, &events)
    case 4 where cell.flag(1): goForward(at: time, &events)
    case 4: pop(verb: .key, animated: true, &events)
    case 5: push(by: .call, animated: cell.flag(1), at: time, &events)
    case 6: pop(verb: .pop, animated: cell.flag(1), &events)
    case 7: pop(to: cell.integer(2), verb: .popTo, animated: cell.flag(1), &events)
    case 8: set(cell.edit, animated: cell.flag(1), at: time, &events)
    case 9: answer(cell.answer, at: time, &events)
    case 10: resize(to: cell[1])
    case 11: configuration = cell.configuration
    default: frame(at: time)
    }
    conclude(isFrame: code == 3, &events)
  }

  private mutating func point(_ cell: Cell, at time: Int64, _ events: inout Events) {
    let sample = cell.sample
    switch cell.integer(1) {
    case 0: down(sample, at: time)
    case 1: move(sample, at: time, &events)
    case 2: up(sample, at: time, &events)
    default: cancel(sample.pointer, at: time)
    }
  }
}
