import SwipeEngine

/// What the engine says after an input, as numbers that a script reads through a `Float64Array`:
///
///      0  position        6  front: slot      11  back: slot, or -1    16  pages in the stack
///      1  aim             7  x                12  x                    17  lowest slot shown
///      2  phase           8  shade            13  shade                18  highest slot shown
///      3  wants frames    9  opacity          14  opacity              19  is next to shown
///      4  question       10  shadow           15  shadow               20  slots on the ruler
///      5  its subject                                                  21  pointer is followed
///     22  number of events, and from 24 on four numbers each: code, and what it carries
struct Report {
  static let size = (24 + 32 * 4) * 8

  let numbers: UnsafeMutablePointer<Double>

  func write(_ output: Output, of navigator: Navigator) {
    numbers[0] = output.scene.position
    numbers[1] = Double(output.scene.aim)
    numbers[2] = Double(Int(output.scene.phase.rawValue))
    numbers[3] = output.wantsFrames ? 1 : 0
    write(output.question)
    write(output.scene.front, at: 6)
    numbers[11] = -1
    if let back = output.scene.back { write(back, at: 11) }
    numbers[16] = Double(navigator.stackCount)
    let shown = navigator.shownSlots
    numbers[17] = Double(shown.lowerBound)
    numbers[18] = Double(shown.upperBound)
    numbers[19] = navigator.isNextToShown ? 1 : 0
    numbers[20] = Double(navigator.slotCount)
    numbers[21] = navigator.pointer == nil ? 0 : 1
    write(output.events)
  }

  /// 0 is no question, 1 content, 2 leave, 3 next; its subject is a direction or a slot.
  private func write(_ question: Question?) {
    switch question {
    case .content(let direction): (numbers[4], numbers[5]) = (1, Double(Int(direction.rawValue)))
    case .leave(let slot): (numbers[4], numbers[5]) = (2, Double(slot))
    case .next(let slot): (numbers[4], numbers[5]) = (3, Double(slot))
    case nil: (numbers[4], numbers[5]) = (0, 0)
    }
  }

  private func write(_ placement: Scene.Placement, at first: Int) {
    numbers[first] = Double(placement.slot)
    numbers[first + 1] = placement.x
    numbers[first + 2] = placement.shade
    numbers[first + 3] = placement.opacity
    numbers[first + 4] = placement.shadow
  }

  private func write(_ events: Events) {
    numbers[22] = Double(events.count)
    var index = 0
    while index < events.count {
      let event = events.numbers(index)
      let place = 24 + 4 * index
      numbers[place] = Double(event.code)
      numbers[place + 1] = Double(event.first)
      numbers[place + 2] = Double(event.second)
      numbers[place + 3] = Double(event.third)
      index += 1
    }
  }
}
