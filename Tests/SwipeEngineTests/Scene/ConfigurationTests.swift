import Testing

@testable import SwipeEngine

@Suite struct `What the app sets` {
  @Test func `shows when nothing moves: a style`() {
    var rehearsal = Rehearsal(pages: 3, configuration: Configuration(style: .parallax))
    rehearsal.drag(from: 20, to: 130, in: 0.2)
    let before = rehearsal.scene
    rehearsal.configure { $0.style = .fade }
    #expect(rehearsal.scene == before)
    rehearsal.touchMove(to: 135)
    #expect(rehearsal.scene.front.opacity == 1)
    rehearsal.swipe(from: 135, to: 300, in: 0.1)
    rehearsal.rest()
    rehearsal.drag(from: 20, to: 130, in: 0.2)
    #expect(rehearsal.scene.front.opacity < 1)
  }

  @Test func `shows when nothing moves: less motion`() {
    var rehearsal = Rehearsal(pages: 3)
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    let before = rehearsal.scene
    rehearsal.configure { $0.reducesMotion = true }
    #expect(rehearsal.scene == before)
    rehearsal.wait(frames: 1)
    #expect(rehearsal.scene.front.opacity == 1)
    rehearsal.rest()
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    #expect(rehearsal.scene.front.opacity < 1)
  }

  @Test func `shows when nothing moves: a spring`() {
    let slow = Spring(response: 2)
    var (changed, left) = (Rehearsal(pages: 3), Rehearsal(pages: 3))
    for rehearsal in [0, 1] where rehearsal == 0 { changed.pop() }
    left.pop()
    changed.configure { $0.spring = slow }
    changed.wait(frames: 6)
    left.wait(frames: 6)
    #expect(changed.position == left.position)
    changed.rest()
    changed.pop()
    changed.wait(frames: 6)
    #expect(changed.position > left.position - 1 + 0.1)
  }

  @Test func `is in force for a transition from its beginning`() {
    var rehearsal = Rehearsal(pages: 2, configuration: Configuration(style: .slide))
    rehearsal.configure { $0.style = .fade }
    rehearsal.pop()
    rehearsal.wait(frames: 5)
    #expect(rehearsal.scene.front.x == 0)
    #expect(rehearsal.scene.front.opacity < 1)
  }

  @Test func `turns resampling on with the next gesture`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.drag(from: 20, to: 130, in: 0.2)
    rehearsal.configure { $0.resamples = true }
    #expect(!rehearsal.stack.wantsFrames)
    let before = rehearsal.position
    rehearsal.touchMove(to: 140)
    #expect(rehearsal.position < before)
  }
}
