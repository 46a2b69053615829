import Testing

@testable import SwipeEngine

@Suite struct `A release` {
  @Test(arguments: ReleaseCase.allCases, [320.0, 390, 768, 1366])
  func `lands where it should, however the finger came there`(release: ReleaseCase, width: Double) {
    for number in 0..<40 {
      var seed = Seed(UInt64(number))
      let stroke = release.stroke(width: width, &seed)
      var rehearsal = Rehearsal(pages: 2, width: width)
      rehearsal.perform(stroke, from: release.travel < 0 ? width * 0.5 : width * 0.15)
      rehearsal.rest()
      #expect(rehearsal.pages == (release.finishes ? "A" : "AB"), "seed \(number): \(stroke)")
    }
  }

  @Test(arguments: ReleaseCase.allCases)
  func `is written down as replays at four widths, both ways`(release: ReleaseCase) throws {
    for width in [320, 390, 768, 1366] {
      for direction in ["ltr", "rtl"] {
        let take = try Take("Release/\(release.rawValue)-\(width)-\(direction)")
        #expect(take.replay.setting.width == Double(width))
        #expect(take.replay.setting.isRightToLeft == (direction == "rtl"))
        #expect(take.end.stack.count == (release.finishes ? 1 : 2))
      }
    }
  }

  @Test(arguments: ReleaseCase.allCases)
  func `lands alike when it goes forward`(release: ReleaseCase) {
    for number in 0..<20 {
      var seed = Seed(UInt64(number))
      var stroke = release.stroke(width: 390, &seed)
      (stroke.travel, stroke.speed) = (-stroke.travel, -stroke.speed)
      var rehearsal = Rehearsal(pages: 1, width: 390)
      rehearsal.next = ["A": "B"]
      rehearsal.perform(stroke, from: 380)
      rehearsal.rest()
      #expect(rehearsal.pages == (release.finishes ? "AB" : "A"), "seed \(number): \(stroke)")
    }
  }

  @Test(arguments: ReleaseCase.allCases)
  func `lands where it began when the system takes the pointer away`(release: ReleaseCase) {
    var seed = Seed(1)
    let stroke = release.stroke(width: 390, &seed)
    var rehearsal = Rehearsal(pages: 2, width: 390)
    rehearsal.touchDown(at: 50)
    for sample in stroke.samples {
      rehearsal.wait(milliseconds: 8)
      rehearsal.touchMove(to: 50 + sample.x)
    }
    rehearsal.send(.cancel(pointer: 1))
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
  }

  @Test func `of a page that flies back cancels however far it got`() {
    for (speed, finishes) in [(0.95, true), (1.05, false)] {
      var rehearsal = Rehearsal(pages: 2, width: 400)
      rehearsal.drag(from: 20, to: 430, in: 0.3)
      // Back at an even speed, from the far end.
      rehearsal.move(to: 430 - speed * 400 * 0.12, in: 0.12)
      rehearsal.lift()
      rehearsal.rest()
      #expect(rehearsal.pages == (finishes ? "A" : "AB"), "\(speed)")
    }
  }

  @Test func `of a finger that has rested counts the place alone`() {
    for (travel, finishes) in [(0.49, false), (0.51, true)] {
      var rehearsal = Rehearsal(pages: 2, width: 400)
      rehearsal.drag(from: 20, to: 20 + travel * 400, in: 0.2)
      rehearsal.wait(milliseconds: 80)
      rehearsal.lift()
      rehearsal.rest()
      #expect(rehearsal.pages == (finishes ? "A" : "AB"), "\(travel)")
    }
  }

  @Test func `looks 0.3 seconds ahead`() {
    // After 0.2 of the width, an even speed of 0.95 or 1.05 pages per second.
    for (speed, finishes) in [(0.95, false), (1.05, true)] {
      var rehearsal = Rehearsal(pages: 2, width: 400)
      let travel = 0.2 * 400
      rehearsal.swipe(from: 20, to: 20 + travel, in: travel / (speed * 400))
      rehearsal.rest()
      #expect(rehearsal.pages == (finishes ? "A" : "AB"), "\(speed)")
    }
  }

  @Test func `goes one page and no more, however fast`() {
    var rehearsal = Rehearsal(pages: 5, width: 400)
    rehearsal.swipe(from: 20, to: 390, in: 0.02)
    rehearsal.rest()
    #expect(rehearsal.pages == "ABCD")
  }

  @Test func `at the place of the last move does not stop the page`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.drag(from: 20, to: 120, in: 0.08)
    rehearsal.wait(milliseconds: 5)
    rehearsal.lift()
    #expect(abs(rehearsal.velocity + 100 / 0.08 / 400) < 0.05)
  }
}
