import SwipeEngine

/// What the engine says after an input, as numbers that a script reads through a `Float64Array`:
///
///      0  position        6  front: slot      11  back: slot, or -1    16  lowest slot shown
///      1  aim             7  x                12  x                    17  highest slot shown
///      2  phase           8  shade            13  shade                18  first ghost
///      3  wants frames    9  opacity          14  opacity              19  number of ghosts
///      4  question       10  shadow           15  shadow               20  a pointer is followed
///      5  its subject                                                  21  number of events
///
/// and from 22 on four numbers for each event: code, and what it carries. Ghosts are slots that are not
/// in the stack.
struct Report {
  static let count = events + 32 * 4
  private static let events = 22

  let numbers: UnsafeMutablePointer<Double>

  func write(_ events: inout Events, of navigator: UnsafePointer<Navigator>) {
    write(navigator.pointee.scene)
    numbers[3] = navigator.pointee.wantsFrames ? 1 : 0
    write(navigator.pointee.question)
    let shown = navigator.pointee.shownSlots
    numbers[16] = Double(shown.lowerBound)
    numbers[17] = Double(shown.upperBound)
    let ghosts = navigator.pointee.ghostSlots
    numbers[18] = Double(ghosts.lowerBound)
    numbers[19] = Double(ghosts.count)
    numbers[20] = navigator.pointee.followsPointer ? 1 : 0
    write(&events)
  }

  private func write(_ scene: Scene) {
    numbers[0] = scene.position
    numbers[1] = Double(scene.aim)
    numbers[2] = Double(Int(scene.phase.rawValue))
    write(scene.front, at: 6)
    numbers[11] = -1
    if let back = scene.back { write(back, at: 11) }
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

  private func write(_ events: inout Events) {
    numbers[21] = Double(events.count)
    var index = 0
    while index < events.count {
      let event = events.packed(index)
      let place = Self.events + 4 * index
      numbers[place] = Double(event.code)
      numbers[place + 1] = Double(event.first)
      numbers[place + 2] = Double(event.second)
      numbers[place + 3] = Double(event.third)
      index += 1
    }
  }
}
