import SwipePages

@testable import SwipeEngine

/// Looks at everything that the engine says, and knows what must not be.
///
/// It keeps a ruler of its own from the events alone, with a number for each page that ever stood on it.
struct Watch {
  private struct Slot {
    var number: Int
    var name: String?
  }

  private(set) var failures: [String] = []
  private var slots: [Slot]
  private var lives: Lives<Int>
  private var numbers = 0

  init(_ stack: PageStack<String>) {
    slots = stack.ruler.enumerated().map { Slot(number: $0, name: $1) }
    numbers = slots.count
    lives = Lives(visible: numbers - 1)
  }

  /// The pages in sight by number, bottom to top.
  func shown(_ scene: Scene) -> [(number: Int, placement: Scene.Placement)] {
    [scene.back, scene.front].compactMap { $0 }
      .filter { slots.indices.contains($0.slot) }.map { (slots[$0.slot].number, $0) }
  }

  /// One answer of the engine. A `rebuilt` in it is about the edited stack, or about the same pages.
  mutating func see(_ output: Output, edited: [String]?) {
    let shown = shown.self
    if output.events.count >= 32 { failures.append("\(output.events.count) events") }
    for event in output.events { apply(event, edited: edited, shown) }
    check(output.scene, wantsFrames: output.wantsFrames)
  }

  private mutating func apply(
    _ event: Event, edited: [String]?,
    _ shown: (Scene) -> [(number: Int, placement: Scene.Placement)]
  ) {
    switch event {
    case .claimed, .contentCancelled, .refused: break
    case .began: lives.begin()
    case .ended: lives.end()
    case .willAppear(let slot): cross(.willAppear, slot)
    case .didAppear(let slot): cross(.didAppear, slot)
    case .willDisappear(let slot): cross(.willDisappear, slot)
    case .didDisappear(let slot): cross(.didDisappear, slot)
    case .inserted(let slot):
      if slot != slots.count { failures.append("inserted in slot \(slot) of \(slots.count)") }
      slots.append(newSlot(nil))
    case .removed(let slot, let count):
      guard slot >= 0, count > 0, slot + count <= slots.count else {
        return failures.append("removed \(count) from \(slot) on of \(slots.count)")
      }
      for gone in slots[slot..<slot + count] { lives.drop(gone.number) }
      slots.removeSubrange(slot..<slot + count)
    case .rebuilt(let kept, let count, let place):
      rebuild(edited ?? slots.map(\.name), keeping: kept..<kept + count, at: place)
    }
  }

  private mutating func cross(_ edge: Lives<Int>.Edge, _ slot: Int) {
    guard slots.indices.contains(slot) else { return failures.append("\(edge) in slot \(slot)") }
    lives.cross(edge, slots[slot].number)
  }

  private mutating func newSlot(_ name: String?) -> Slot {
    numbers += 1
    return Slot(number: numbers - 1, name: name)
  }

  /// The pages that live keep their numbers, as ghosts or in their place in the new stack.
  private mutating func rebuild(_ stack: [String?], keeping ghosts: Range<Int>, at place: Int) {
    guard ghosts.count <= 2, ghosts.lowerBound >= 0, ghosts.upperBound <= slots.count else {
      return failures.append("rebuilt with the ghosts \(ghosts)")
    }
    let old = slots
    let natural = old.indices.filter {
      !ghosts.contains($0) && lives.life(of: old[$0].number) != .hidden
    }
    slots = []
    for name in stack {
      let slot = natural.map { old[$0] }.first { $0.name == name }
      slots.append(slot ?? newSlot(name))
    }
    for slot in natural where !stack.contains(old[slot].name) {
      failures.append("\(old[slot]) is in sight and gone")
    }
    slots.insert(contentsOf: old[ghosts], at: min(place, slots.count))
  }

  private mutating func check(_ scene: Scene, wantsFrames: Bool) {
    let last = Double(slots.count - 1)
    if !(scene.position >= 0 && scene.position <= last) {
      failures.append("the needle is at \(scene.position) of \(last)")
    }
    if wantsFrames != (scene.phase == .settling) {
      failures.append("wants frames: \(wantsFrames), \(scene.phase)")
    }
    if let back = scene.back, back.slot != scene.front.slot - 1 {
      failures.append("\(back.slot) under \(scene.front.slot)")
    }
    guard scene.phase == .resting else { return }
    if scene.back != nil || scene.front.x != 0 || scene.front.slot != scene.aim {
      failures.append("at rest as \(scene)")
    }
    if slots.indices.contains(scene.aim) { lives.rest(on: slots[scene.aim].number) }
  }

  /// All answers to an input have been seen: the host's ruler is the same one.
  mutating func compare(_ stack: PageStack<String>) {
    for slot in slots.indices where slots[slot].name == nil && slot < stack.ruler.count {
      slots[slot].name = stack.ruler[slot]
    }
    if slots.map(\.name) != stack.ruler || stack.ruler.count != stack.navigator.slotCount {
      failures.append("the host has \(stack.ruler), not \(slots.map(\.name))")
    }
    if stack.navigator.ruler.ghosts.count > 2 {
      failures.append("the ghosts \(stack.navigator.ruler.ghosts)")
    }
    if Set(stack.pages).count != stack.count { failures.append("\(stack.pages)") }
    failures += lives.failures
  }
}
