import Testing

@testable import SwipeEngine

@Suite struct `The scene` {
  /// A finger that has opened a quarter of a view of 400 points.
  private func scene(_ configuration: Configuration) -> SwipeEngine.Scene {
    var rehearsal = Rehearsal(pages: 2, configuration: configuration)
    rehearsal.drag(from: 20, to: 130, in: 0.2)
    return rehearsal.scene
  }

  private func close(_ one: Double?, _ other: Double) -> Bool {
    one.map { abs($0 - other) < 1e-9 } ?? false
  }

  @Test func `has one page at rest, in its place`() {
    for style in [Style.slide, .parallax, .cover, .fade] {
      let rehearsal = Rehearsal(pages: 2, configuration: Configuration(style: style))
      #expect(
        rehearsal.scene.front == .init(slot: 1, x: 0, shade: 0, opacity: 1, shadow: 0))
      #expect(rehearsal.scene.back == nil)
    }
  }

  @Test func `slides both pages side by side`() {
    let scene = scene(Configuration(style: .slide))
    #expect(close(scene.front.x, 100) && close(scene.back?.x, -300))
    #expect(scene.front.shadow == 0 && scene.back?.shade == 0)
  }

  @Test func `moves the page below less with parallax, dims it, and casts a shadow on it`() {
    let scene = scene(Configuration(style: .parallax))
    #expect(close(scene.front.x, 100) && close(scene.back?.x, -0.75 * 0.3 * 400))
    #expect(close(scene.back?.shade, 0.075))
    #expect(scene.front.shadow == 0.25 && scene.front.shade == 0 && scene.front.opacity == 1)
  }

  @Test func `covers a page that stays`() {
    let scene = scene(Configuration(style: .cover))
    #expect(close(scene.front.x, 100) && close(scene.back?.x, 0))
    #expect(close(scene.back?.shade, 0.075))
  }

  @Test func `fades in place`() {
    let scene = scene(Configuration(style: .fade))
    #expect(scene.front.x == 0 && scene.back?.x == 0)
    #expect(close(scene.front.opacity, 0.75) && scene.back?.opacity == 1)
  }

  @Test func `cross-fades a call with less motion, and goes with a finger without parallax`() {
    let less = Configuration(reducesMotion: true)
    var called = Rehearsal(pages: 2, configuration: less)
    called.pop()
    called.wait(frames: 6)
    #expect(called.scene.front.x == 0 && called.scene.back?.x == 0)
    #expect(close(called.scene.front.opacity, called.position))
    let dragged = scene(less)
    #expect(close(dragged.front.x, 100) && dragged.back?.x == 0)
    #expect(dragged.front.opacity == 1)
    let slid = scene(Configuration(style: .slide, reducesMotion: true))
    #expect(close(slid.front.x, 100) && close(slid.back?.x, -300))
  }

  @Test func `takes numbers of the app's own`() {
    let own = Style(frontTravel: 0.5, backTravel: 0.1, shade: 0.4, shadow: 0.9, fades: true)
    let scene = scene(Configuration(style: own))
    #expect(close(scene.front.x, 50) && close(scene.back?.x, -30))
    #expect(close(scene.back?.shade, 0.3) && scene.front.shadow == 0.9)
    #expect(close(scene.front.opacity, 0.75))
  }

  @Test func `says what moves it`() {
    var rehearsal = Rehearsal(pages: 2)
    #expect(rehearsal.phase == .resting && !rehearsal.stack.wantsFrames)
    rehearsal.drag(from: 20, to: 130, in: 0.2)
    #expect(rehearsal.phase == .held && !rehearsal.stack.wantsFrames)
    rehearsal.lift()
    #expect(rehearsal.phase == .settling && rehearsal.stack.wantsFrames)
    rehearsal.rest()
    #expect(rehearsal.phase == .resting && rehearsal.position == 0)
  }

  @Test func `keeps its share of the width when the view changes in mid-drag`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.drag(from: 20, to: 130, in: 0.2)
    rehearsal.send(.resize(width: 800))
    #expect(close(rehearsal.scene.front.x, 200))
    rehearsal.touchMove(to: 300)
    #expect(close(rehearsal.scene.front.x, 200))
    rehearsal.touchMove(to: 380)
    #expect(close(rehearsal.scene.front.x, 280))
  }

  @Test func `puts the page's edge where the finger is, sample by sample`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.drag(from: 20, to: 60, in: 0.1)
    let offset = 60 - rehearsal.scene.front.x
    for x in [75.0, 200, 130, 399, 31] {
      rehearsal.touchMove(to: x)
      #expect(close(rehearsal.scene.front.x, x - offset))
    }
  }
}
