import SwipeEngine

/// The door of the engine as flat functions on numbers, for a page's script.
///
/// The script hands out the memory: `swipe_size()` bytes for each stack, aligned to 16. Each function
/// takes the address first; the answer is the `Report` at the address. Every number is a double, as in
/// the script; times are microseconds. Numbers that stand for a case count the cases of the enum from 0.
@_cdecl("swipe_size")
public func swipeSize() -> Double { Double(Cell.size) }

/// A new stack of so many pages, in a view of so many points.
@_cdecl("swipe_start")
public func swipeStart(_ cell: UnsafeMutableRawPointer, _ pages: Double, _ width: Double) {
  Cell(cell).start(pages: integer(pages), width: width)
}

/// Phase 0 is down, 1 move, 2 up, 3 cancel.
@_cdecl("swipe_pointer")
public func swipePointer(
  _ cell: UnsafeMutableRawPointer, _ phase: Double, _ pointer: Double, _ x: Double, _ y: Double,
  _ sampleTime: Double, _ time: Double
) {
  let sample = PointerSample(
    pointer: integer(pointer), x: x, y: y, time: microseconds(sampleTime))
  let input: Input =
    switch integer(phase) {
    case 0: .down(sample)
    case 1: .move(sample)
    case 2: .up(sample)
    default: .cancel(pointer: sample.pointer)
    }
  Cell(cell).send(input, at: time)
}

/// Phase 0 is began, 1 changed, 2 ended, 3 cancelled, 4 momentum; `dx` grows towards a pop.
@_cdecl("swipe_scroll")
public func swipeScroll(
  _ cell: UnsafeMutableRawPointer, _ phase: Double, _ dx: Double, _ dy: Double,
  _ sampleTime: Double, _ time: Double
) {
  let phase = ScrollSample.Phase(rawValue: byte(phase)) ?? .cancelled
  let sample = ScrollSample(phase: phase, dx: dx, dy: dy, time: microseconds(sampleTime))
  Cell(cell).send(.scroll(sample), at: time)
}

@_cdecl("swipe_key")
public func swipeKey(_ cell: UnsafeMutableRawPointer, _ direction: Double, _ time: Double) {
  Cell(cell).send(.key(direction == 0 ? .back : .forward), at: time)
}

@_cdecl("swipe_frame")
public func swipeFrame(_ cell: UnsafeMutableRawPointer, _ time: Double) {
  Cell(cell).send(.frame, at: time)
}

@_cdecl("swipe_push")
public func swipePush(_ cell: UnsafeMutableRawPointer, _ animated: Double, _ time: Double) {
  Cell(cell).send(.push(animated: animated != 0), at: time)
}

@_cdecl("swipe_pop")
public func swipePop(_ cell: UnsafeMutableRawPointer, _ animated: Double, _ time: Double) {
  Cell(cell).send(.pop(animated: animated != 0), at: time)
}

@_cdecl("swipe_pop_to")
public func swipePopTo(
  _ cell: UnsafeMutableRawPointer, _ index: Double, _ animated: Double, _ time: Double
) {
  Cell(cell).send(.popTo(integer(index), animated: animated != 0), at: time)
}

/// The places of the pages on screen in the new stack are less than 0 for a page that is not there.
@_cdecl("swipe_set")
public func swipeSet(
  _ cell: UnsafeMutableRawPointer, _ count: Double, _ lower: Double, _ upper: Double,
  _ looksLikePop: Double, _ animated: Double, _ time: Double
) {
  let edit = StackEdit(
    count: integer(count), lower: lower < 0 ? nil : integer(lower),
    upper: upper < 0 ? nil : integer(upper),
    looksLikePop: looksLikePop != 0)
  Cell(cell).send(.set(edit, animated: animated != 0), at: time)
}

/// 0 refuses and 1 allows; the rest say what lies under the finger: 2 nothing, 3 a control, 4 a
/// scroller that cannot move, 5 one that can, 6 one that still moves by itself.
@_cdecl("swipe_answer")
public func swipeAnswer(_ cell: UnsafeMutableRawPointer, _ answer: Double, _ time: Double) {
  let answer: Answer =
    switch integer(answer) {
    case 1: .allow
    case 2: .content(.nothing)
    case 3: .content(.control)
    case 4: .content(.scroller(canMove: false, isDecelerating: false))
    case 5: .content(.scroller(canMove: true, isDecelerating: false))
    case 6: .content(.scroller(canMove: true, isDecelerating: true))
    default: .refuse
    }
  Cell(cell).send(.answer(answer), at: time)
}

@_cdecl("swipe_resize")
public func swipeResize(_ cell: UnsafeMutableRawPointer, _ width: Double, _ time: Double) {
  Cell(cell).send(.resize(width: width), at: time)
}
