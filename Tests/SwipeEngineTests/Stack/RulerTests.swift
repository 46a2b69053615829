import Testing

@testable import SwipeEngine

@Suite struct `The ruler` {
  private func ruler(_ count: Int, aim: Int, ghosts: Range<Int> = 0..<0) -> Ruler {
    var ruler = Ruler(count: count)
    (ruler.aim, ruler.ghosts) = (aim, ghosts)
    return ruler
  }

  /// Rulers of up to five slots with every aim and every place of up to two ghosts.
  static let all: [(Int, Int, Range<Int>)] = (1...5).flatMap { count in
    (0..<count).flatMap { aim in
      (0...count).flatMap { first in
        (0...2).map { (count, aim, first..<first + $0) }
          .filter { $0.2.upperBound <= count && !$0.2.contains(aim) }
      }
    }
  }

  @Test(arguments: all)
  func `counts the pages of the stack, without ghosts`(count: Int, aim: Int, ghosts: Range<Int>) {
    let ruler = ruler(count, aim: aim, ghosts: ghosts)
    let slots = (0...aim).filter { !ghosts.contains($0) }
    #expect(ruler.stackCount == slots.count)
    for (index, slot) in slots.enumerated() {
      #expect(ruler.slot(index) == slot)
      #expect(ruler.index(slot) == index)
    }
    for slot in -1...count where !slots.contains(slot) { #expect(ruler.index(slot) == nil) }
    #expect((ruler.hasBelow ? ruler.below : nil) == slots.dropLast().last)
    let next = aim + 1
    #expect(ruler.hasAbove == (next < count && !ghosts.contains(next)))
  }

  @Test(arguments: all)
  func `lands on the nearest page, or between ghosts on the aim`(
    count: Int, aim: Int, ghosts: Range<Int>
  ) {
    let ruler = ruler(count, aim: aim, ghosts: ghosts)
    let lands = (0..<count).filter { !ghosts.contains($0) }
    for place in stride(from: -1.0, through: 5, by: 0.25) {
      let found = ruler.landing(nearest: place, within: 0...count - 1)
      let least = lands.map { abs(place - Double($0)) }.min()
      #expect(ghosts.isEmpty ? abs(place - Double(found)) == least : found == aim)
    }
  }

  @Test func `stays on the page that it aims at when another is just as near`() {
    #expect(ruler(2, aim: 1).landing(nearest: 0.5, within: 0...1) == 1)
    #expect(ruler(2, aim: 0).landing(nearest: 0.5, within: 0...1) == 0)
    #expect(ruler(2, aim: 1).landing(nearest: 0.499, within: 0...1) == 0)
  }

  @Test func `lands within bounds`() {
    #expect(ruler(5, aim: 3).landing(nearest: 0, within: 2...4) == 2)
    #expect(ruler(5, aim: 3).landing(nearest: 9, within: 2...3) == 3)
    #expect(ruler(5, aim: 4).landing(nearest: 9, within: 2...9) == 4)
  }
}
