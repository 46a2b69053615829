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
        let seen = projector.frame(at: frame.time)
        guard replay.isOfFingers else { continue }
        let difference = Self.difference(seen, frame)
        try #require(difference == nil, "\(name), at \(frame.time) ms")
      }
      if case .end(let end)? = records.last {
        _ = projector.frame(at: end.time)
        #expect(projector.stack == end.stack)
      }
      #expect(StandIn.takeFaults() == [])
    }

    /// What is elsewhere than it should be, in words.
    private static func difference(
      _ seen: [Projector.Sight], _ frame: Record.Frame
    ) -> String? {
      guard seen.map(\.name) == frame.pages.map(\.name) else {
        return "\(seen.map(\.name)) instead of \(frame.pages.map(\.name))"
      }
      for (sight, page) in zip(seen, frame.pages) {
        let isNear =
          abs(sight.x - page.x) <= 0.5 && abs(sight.shade - page.shade) <= 0.01
          && abs(sight.opacity - page.opacity) <= 0.01
        if !isNear { return "\(sight) instead of \(page)" }
      }
      return nil
    }
  }

  extension Replay {
    /// UIKit tells of a trackpad's first 10 points in one piece: its speed is not quite the engine's, but
    /// it ends the same.
    fileprivate var isOfFingers: Bool {
      !steps.contains { if case .scroll = $0.action { true } else { false } }
    }
  }
#endif
