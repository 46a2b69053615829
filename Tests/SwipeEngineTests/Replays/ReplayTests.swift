import SwipeReplay
import Testing

@Suite struct `Every replay` {
  @Test(arguments: Repository.replays)
  func `comes to the outcome that it names`(name: String) throws {
    let take = try Take(name)
    let right = try #require(RightOutcome(of: take.text), "no line '# right: …'")
    #expect(right.failures(in: take) == [])
  }

  @Test(arguments: Repository.replays)
  func `ends at rest, and nothing in it jumps`(name: String) throws {
    let take = try Take(name)
    #expect(take.end.phase == .resting)
    #expect(take.end.maxJump == 0)
    #expect(take.largestLastStep < 0.5)
  }

  @Test(arguments: Repository.replays)
  func `has its events in closed pairs`(name: String) throws {
    let take = try Take(name)
    let first = try #require(take.replay.setting.stack.last)
    let last = try #require(take.end.stack.last)
    var lives = Lives(visible: first)
    for event in take.events {
      let page = event.details.first { $0.name == "page" }?.value.filter { $0 != "\"" } ?? ""
      switch event.name {
      case "began": lives.begin()
      case "ended": lives.end()
      case "dropped": lives.drop(page)
      default: Lives<String>.Edge(rawValue: event.name).map { lives.cross($0, page) }
      }
    }
    lives.rest(on: last)
    #expect(lives.failures == [])
  }

  @Test(arguments: Repository.replays)
  func `shows at most two pages, and aims at the top of the stack`(name: String) throws {
    for frame in try Take(name).frames {
      #expect((1...2).contains(frame.pages.count))
      #expect(frame.aim == frame.stack.count - 1)
      #expect(frame.phase != .resting || frame.pages.map(\.name) == [frame.stack.last])
    }
  }

  @Test func `is found`() {
    #expect(Repository.replays.count >= 150)
    #expect(Repository.replays.contains("swipe-back"))
  }
}

extension Take {
  /// How far the page on top moves in the frame in which a settle is over, at most, in points.
  var largestLastStep: Double {
    zip(frames, frames.dropFirst()).filter { before, after in
      before.phase == .settling && after.phase == .resting && before.stack == after.stack
    }.map { before, after in
      abs(before.position - after.position) * replay.setting.width
    }.max() ?? 0
  }
}
