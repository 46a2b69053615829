import SwipePages
import Testing

@testable import SwipeEngine

@Suite struct `A page in motion` {
  /// Every way in which something comes to move by itself.
  enum Settle: String, CaseIterable {
    case push, pop, swipeBack, swipeForward, fallBack, popToRoot, setStack, twoPops, escape, cancel

    func begin(_ configuration: Configuration, width: Double) -> Rehearsal {
      var rehearsal = Rehearsal(pages: 4, width: width, configuration: configuration)
      rehearsal.next = ["D": "E"]
      switch self {
      case .push: rehearsal.push("E")
      case .pop: rehearsal.pop()
      case .swipeBack: rehearsal.swipe(from: width * 0.1, to: width * 0.7, in: 0.2)
      case .swipeForward: rehearsal.swipe(from: width * 0.9, to: width * 0.3, in: 0.2)
      case .fallBack: rehearsal.swipe(from: width * 0.1, to: width * 0.4, in: 2)
      case .popToRoot: rehearsal.pop(to: "A")
      case .setStack: rehearsal.set("XYZ")
      case .twoPops:
        rehearsal.pop()
        rehearsal.wait(frames: 3)
        rehearsal.pop()
      case .escape: rehearsal.send(.key(.back))
      case .cancel:
        rehearsal.drag(from: 20, to: width * 0.9, in: 0.3)
        rehearsal.send(.cancel(pointer: 1))
      }
      return rehearsal
    }
  }

  static let styles: [Configuration] = [
    Configuration(style: .slide), Configuration(style: .parallax), Configuration(style: .cover),
    Configuration(style: .fade), Configuration(reducesMotion: true),
    Configuration(spring: Spring(dampingRatio: 0.4)), Configuration(keepsForwardHistory: true),
  ]

  @Test(arguments: Settle.allCases, styles)
  func `is caught in any frame, and does not move in it`(
    settle: Settle, configuration: Configuration
  ) {
    var rehearsal = settle.begin(configuration, width: 390)
    var caught = 0
    while rehearsal.stack.wantsFrames {
      var touched = rehearsal
      touched.touchDown(at: 200)
      #expect(touched.scene.front == rehearsal.scene.front)
      #expect(touched.scene.back == rehearsal.scene.back)
      #expect(touched.position == rehearsal.position)
      let left = abs(rehearsal.position - Double(rehearsal.scene.aim)) * 390
      let speed = abs(rehearsal.velocity) * 390
      #expect((touched.phase == .held) == (left >= 8 || speed >= 60))
      caught += touched.phase == .held ? 1 : 0
      rehearsal.wait(frames: 1)
    }
    #expect(caught > 4)
  }

  @Test(arguments: Settle.allCases)
  func `follows the finger from where it was caught`(settle: Settle) {
    var rehearsal = settle.begin(Configuration(), width: 400)
    rehearsal.wait(frames: 2)
    for _ in 0..<8 {
      rehearsal.wait(frames: 1)
      var touched = rehearsal
      touched.touchDown(at: 200)
      touched.wait(milliseconds: 300)
      touched.touchMove(to: 204)
      #expect(abs(touched.position - (rehearsal.position - 0.01)) < 1e-12)
      touched.touchMove(to: 196)
      #expect(abs(touched.position - (rehearsal.position + 0.01)) < 1e-12)
    }
  }

  @Test(arguments: Settle.allCases)
  func `goes on to its aim when the finger lifts without having moved`(settle: Settle) {
    var rehearsal = settle.begin(Configuration(), width: 400)
    let claims = rehearsal.claims
    rehearsal.wait(frames: 5)
    var touched = rehearsal
    touched.touchDown(at: 200)
    touched.wait(milliseconds: 120)
    touched.lift()
    #expect(touched.position == rehearsal.position)
    #expect(touched.phase == .settling)
    #expect(touched.velocity == 0)
    touched.rest()
    rehearsal.rest()
    #expect(touched.pages == rehearsal.pages)
    #expect(touched.claims == claims)
  }

  @Test func `can be turned round`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.pop()
    rehearsal.wait(frames: 8)
    #expect(rehearsal.position < 0.8)
    rehearsal.drag(from: 300, to: 20, in: 0.3)
    rehearsal.lift()
    rehearsal.rest()
    #expect(rehearsal.pages == "AB")
    #expect(rehearsal.position == 1)
    #expect(rehearsal.dropped == [])
  }

  @Test func `is the content's when it is nearly there`() {
    var rehearsal = Rehearsal(pages: 2, width: 400)
    rehearsal.pop()
    while rehearsal.position > 0.005 { rehearsal.wait(frames: 1) }
    rehearsal.touchDown(at: 200)
    #expect(rehearsal.phase == .settling)
    rehearsal.rest()
    #expect(rehearsal.phase == .resting)
    rehearsal.move(to: 300, in: 0.1)
    #expect(rehearsal.claims == [])
  }

  @Test(arguments: [(9.0, true), (7, false)])
  func `is caught however slow it is, while more than 8 points are left`(
    left: Double, isCaught: Bool
  ) {
    var rehearsal = Rehearsal(
      pages: 2, configuration: Configuration(spring: Spring(dampingRatio: 5, response: 2)))
    rehearsal.pop()
    while rehearsal.position * 400 > left { rehearsal.wait(frames: 1) }
    #expect(abs(rehearsal.velocity) * 400 < 60)
    rehearsal.touchDown(at: 200)
    #expect((rehearsal.phase == .held) == isCaught)
  }
}
