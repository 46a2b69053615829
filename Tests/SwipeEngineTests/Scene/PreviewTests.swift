import Testing

@testable import SwipeEngine

@Suite struct `A preview` {
  private static func frames(_ navigator: Navigator, every interval: Int64) -> [SwipeEngine.Scene] {
    var (navigator, scenes) = (navigator, [SwipeEngine.Scene]())
    var time = navigator.clock
    while navigator.needle.isSettling, scenes.count < 3000 {
      time += interval
      scenes.append(navigator.send(.frame, at: time).scene)
    }
    return scenes
  }

  @Test(arguments: `A page in motion`.Settle.allCases, [Int64(4_000), 8_333, 16_667, 33_333])
  func `shows the very frames that follow, and ends at rest`(
    settle: `A page in motion`.Settle, interval: Int64
  ) {
    var rehearsal = settle.begin(Configuration(), width: 390)
    for _ in 0..<4 {
      let scenes = Array(rehearsal.navigator.preview(every: interval))
      #expect(scenes == Self.frames(rehearsal.navigator, every: interval))
      #expect(scenes.last?.phase == .resting)
      #expect(scenes.dropLast().allSatisfy { $0.phase == .settling })
      rehearsal.wait(frames: 2)
    }
  }

  @Test(arguments: [0.1, 0.3, 0.6])
  func `goes on after a page has run into its wall`(damping: Double) {
    let loose = Configuration(spring: Spring(dampingRatio: damping))
    for settle in `A page in motion`.Settle.allCases {
      let rehearsal = settle.begin(loose, width: 390)
      let scenes = Array(rehearsal.navigator.preview(every: 16_667))
      #expect(scenes == Self.frames(rehearsal.navigator, every: 16_667), "\(settle)")
      #expect(scenes.last?.phase == .resting, "\(settle)")
    }
  }

  @Test func `changes nothing`() {
    var rehearsal = Rehearsal(pages: 3)
    rehearsal.pop(to: "A")
    let before = rehearsal.navigator
    for _ in before.preview(every: 16_667) {}
    #expect(rehearsal.navigator == before)
  }

  @Test func `is empty when nothing moves by itself`() {
    var rehearsal = Rehearsal(pages: 2)
    #expect(Array(rehearsal.navigator.preview(every: 16_667)).isEmpty)
    rehearsal.drag(from: 20, to: 200, in: 0.2)
    #expect(Array(rehearsal.navigator.preview(every: 16_667)).isEmpty)
  }

  @Test(arguments: [Int64.min, -1, 0, 999, 1_000])
  func `has at most a scene a millisecond`(interval: Int64) {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.pop()
    let scenes = Array(rehearsal.navigator.preview(every: interval))
    #expect(scenes == Array(rehearsal.navigator.preview(every: 1_000)))
    #expect(scenes.count > 100 && scenes.count < 3000)
  }

  @Test func `is at rest in its only scene when the interval is long`() {
    var rehearsal = Rehearsal(pages: 2)
    rehearsal.pop()
    for interval in [Int64(10_000_000), .max] {
      let scenes = Array(rehearsal.navigator.preview(every: interval))
      #expect(scenes.last?.phase == .resting)
      #expect(scenes.last?.position == 0)
      #expect(scenes.count <= 2)
    }
  }
}
