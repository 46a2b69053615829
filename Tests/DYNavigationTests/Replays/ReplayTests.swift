#if os(Linux)
  import Foundation
  import SwipeEngine
  import SwipeReplay
  import Testing
  import UIKit

  @testable import DYNavigation

  @MainActor @Suite struct `Every replay on UIKit` {
    @Test(arguments: Repository.replays)
    func `shows the pages within half a point of the engine`(name: String) throws {
      let text = try Repository.text("Tests/Replays/\(name).swipe")
      let replay = try Replay(parsing: text, file: name)
      guard replay.setting.width > 0 else { return }  // no window is like that
      let records = Player.records(of: replay, file: name, catchesUp: true)
      let projector = Projector(replay)
      for case .frame(let frame) in records {
        let difference = Self.difference(
          projector.frame(at: frame.time), frame, tolerance: replay.isOfFingers ? 0.5 : 8)
        try #require(difference == nil, "\(name), at \(frame.time) ms")
      }
      if case .end(let end)? = records.last { #expect(projector.stack == end.stack) }
      #expect(StandIn.takeFaults() == [])
    }

    /// What is elsewhere than it should be, in words.
    private static func difference(
      _ seen: [Projector.Sight], _ frame: Record.Frame, tolerance: Double
    ) -> String? {
      guard seen.map(\.name) == frame.pages.map(\.name) else {
        return "\(seen.map(\.name)) instead of \(frame.pages.map(\.name))"
      }
      for (sight, page) in zip(seen, frame.pages) {
        let isNear =
          abs(sight.x - page.x) <= tolerance && abs(sight.shade - page.shade) <= 0.01
          && abs(sight.opacity - page.opacity) <= 0.01
        if !isNear { return "\(sight) instead of \(page)" }
      }
      return nil
    }
  }

  extension Replay {
    /// UIKit tells of a trackpad's first 10 points in one piece, so that its speed is known less well.
    fileprivate var isOfFingers: Bool {
      !steps.contains { if case .scroll = $0.action { true } else { false } }
    }
  }
#endif
