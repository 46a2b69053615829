#if os(Linux)
  import Foundation
  import SwipeEngine
  import SwipeReplay
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite struct `Every replay on UIKit` {
    @Test(arguments: Repository.replays)
    func `shows the pages within half a point of the engine`(name: String) throws {
      let replay = try Replay(named: name)
      guard replay.setting.width > 0 else { return }  // no window is like that
      let records = Player.records(of: replay, file: name, catchesUp: true)
      let stage = Stage(for: replay)
      let projector = Projector(replay, on: stage)
      for case .frame(let frame) in records {
        let seen = projector.frame(at: frame.time)
        guard replay.isOfFingers else { continue }
        let difference = frame.difference(from: seen)
        try #require(difference == nil, "\(name), at \(frame.time) ms")
      }
      if case .end(let end)? = records.last {
        _ = projector.frame(at: end.time)
        #expect(stage.names == end.stack)
      }
      #expect(StandIn.takeFaults() == [])
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
