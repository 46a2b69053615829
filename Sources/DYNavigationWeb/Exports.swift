import SwipeEngine

/// The door of the engine as one function on numbers, for a page's script.
///
/// The script hands out the memory: a `Cell` of 4,096 bytes for each stack, aligned to 16. It writes the
/// numbers of an input into the cell, from `Cell.inputs` on, and calls `swipe_send` with the address
/// and the code of the input; the answer is the `Report` at the address. Every number is a double, as
/// in the script; times are microseconds; numbers that stand for a case count the cases of the enum
/// from 0; the last number is the time of the frame clock.
///
///      0  start      pages, width
///      1  pointer    phase: down, move, up, cancel; pointer, x, y, sample time, time
///      2  scroll     phase, dx, dy, sample time, time
///      3  key        direction, time
///      4  frame      time
///      5  push       animated, time
///      6  pop        animated, time
///      7  pop to     index, animated, time
///      8  set        count, lower, upper, looks like a pop, animated, time
///      9  answer     answer, time
///     10  resize     width, time
///     11  configure  style, its five numbers, damping ratio, response, start distance, keeps forward
///                    history, reduces motion, resamples, time
@_cdecl("swipe_send")
public func swipeSend(_ address: UnsafeMutableRawPointer, _ code: Int) {
  let cell = Cell(address)
  let input: Input
  let time: Int
  switch code {
  case 0: return cell.start()
  case 1: (input, time) = (cell.pointer, 5)
  case 2: (input, time) = (cell.scroll, 4)
  case 3: (input, time) = (.key(cell.flag(0) ? .forward : .back), 1)
  case 5: (input, time) = (.push(animated: cell.flag(0)), 1)
  case 6: (input, time) = (.pop(animated: cell.flag(0)), 1)
  case 7: (input, time) = (.popTo(cell.integer(0), animated: cell.flag(1)), 2)
  case 8: (input, time) = (.set(cell.edit, animated: cell.flag(4)), 5)
  case 9: (input, time) = (.answer(cell.answer), 1)
  case 10: (input, time) = (.resize(width: cell[0]), 1)
  case 11: (input, time) = (.configure(cell.configuration), 12)
  default: (input, time) = (.frame, 0)
  }
  cell.send(input, at: cell.microseconds(time))
}
