import Testing

@testable import SwipeEngine

@Suite struct `Pointers that nobody knows` {
  @Test(arguments: [-1, 0, 7, Int.max, Int.min])
  func `change nothing`(pointer: Int) {
    var rehearsal = Rehearsal(pages: 2)
    let before = rehearsal.navigator
    rehearsal.touchMove(to: 300, pointer: pointer)
    rehearsal.lift(pointer: pointer)
    rehearsal.send(.cancel(pointer: pointer))
    #expect(rehearsal.navigator == before)
    rehearsal.drag(from: 20, to: 200, in: 0.2)
    let held = rehearsal.navigator
    rehearsal.touchMove(to: 300, pointer: pointer)
    rehearsal.lift(pointer: pointer)
    rehearsal.send(.cancel(pointer: pointer))
    #expect(rehearsal.navigator == held)
  }

  @Test(arguments: [Int.min + 1, -1, 0, 7, Int.max])
  func `may have any number when they come down`(pointer: Int) {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.touchDown(at: 20, pointer: pointer)
    for x in stride(from: 30.0, through: 300, by: 10) {
      rehearsal.wait(milliseconds: 8)
      rehearsal.touchMove(to: x, pointer: pointer)
    }
    rehearsal.lift(pointer: pointer)
    rehearsal.rest()
    #expect(rehearsal.pages == "A")
  }

  @Test func `are forgotten when they come down again`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.drag(from: 20, to: 350, in: 0.2)
    rehearsal.touchDown(at: 100)
    #expect(rehearsal.position < 0.25)
    rehearsal.lift()
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
    #expect(rehearsal.events.last == .ended(.cancelled))
  }
}

@Suite struct `Calls that make no sense` {
  @Test(arguments: [Int.min, -1, 2, 3, 1_000_000, Int.max])
  func `pop to a page that is not there`(index: Int) {
    for animated in [true, false] {
      var rehearsal = Rehearsal(pages: 2)
      rehearsal.send(.popTo(index, animated: animated))
      #expect(rehearsal.events == [.refused(.popTo, .noSuchPage)])
    }
  }

  static let indices: [Int?] = [nil, Int.min, -1, 0, 1, 2, 3, 99, Int.max]

  @Test(arguments: [Int.min, -1, 0, 1, 2, 3, 50, Navigator.mostPages, Int.max])
  func `are stacks with pages that stand nowhere`(count: Int) {
    for lower in Self.indices {
      for upper in Self.indices {
        for looksLikePop in [true, false] {
          let edit = StackEdit(
            count: count, lower: lower, upper: upper, looksLikePop: looksLikePop)
          check(edit)
        }
      }
    }
  }

  private func check(_ edit: StackEdit) {
    for isMoving in [false, true] {
      var navigator = Navigator(pages: 3, width: 400)
      if isMoving {
        _ = navigator.send(.pop(animated: true), at: 0)
        _ = navigator.send(.answer(.allow), at: 0)
        _ = navigator.send(.frame, at: 80_000)
      }
      var output = navigator.send(.set(edit, animated: true), at: 80_000)
      for frame in 1..<90 where output.wantsFrames {
        output = navigator.send(.frame, at: 80_000 + Int64(frame) * 33_333)
        #expect(output.scene.position >= 0)
        #expect(output.scene.position <= Double(navigator.slotCount))
      }
      #expect(output.scene.phase == .resting)
      if edit.count > 0, edit.count <= Navigator.mostPages {
        #expect(navigator.stackCount == edit.count, "\(edit)")
        #expect(navigator.slotCount == edit.count, "\(edit)")
      }
    }
  }

  @Test(arguments: [Int.min, -5, 0, 1])
  func `are engines without pages: they have one`(pages: Int) {
    let navigator = Navigator(pages: pages, width: 400)
    #expect(navigator.stackCount == 1)
    #expect(navigator.scene.front.slot == 0)
  }

  @Test(arguments: [Int.min, -1, 5, Int.max])
  func `are questions about slots that are not there`(slot: Int) {
    let navigator = Navigator(pages: 3, width: 400)
    #expect(navigator.stackIndex(ofSlot: slot) == nil)
    _ = navigator.slot(ofStackIndex: slot)
  }
}
