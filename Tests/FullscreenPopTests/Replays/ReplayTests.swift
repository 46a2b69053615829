#if os(Linux)
  import Foundation
  import SwipeEngine
  import SwipeReplay
  import Testing
  import UIKit

  @testable import DYNavigation

  @MainActor @Suite(.onTheDevice) struct `A replay on a navigation controller` {
    /// A replay in which calls are made needs a controller that hears of them.
    @Test(arguments: Repository.replays)
    func `shows the pages within half a point of the engine`(name: String) throws {
      let replay = try Self.replay(name)
      guard replay.hasOnlyPushesAndPops else { return }
      try Self.compare(name, replay, replay.hasCalls ? .subclass : .plain, .iOS26)
    }

    @Test(
      arguments: Repository.replays.filter { !$0.hasPrefix("Release/") },
      [StandInParameters.System.iOS13, .iOS18])
    func `shows them there in older systems too`(
      name: String, system: StandInParameters.System
    ) throws {
      let replay = try Self.replay(name)
      guard replay.hasOnlyPushesAndPops else { return }
      try Self.compare(name, replay, .subclass, system)
    }

    /// Left out are only those with other calls, keys, a trackpad, forward history, or no width.
    @Test func `is compared for nearly all that there are`() throws {
      let compared = try Repository.replays.map(Self.replay).filter {
        $0.hasOnlyPushesAndPops && $0.setting.width > 0
      }
      #expect(compared.count >= 170)
      #expect(compared.filter(\.hasCalls).count >= 15)
    }

    private static func replay(_ name: String) throws -> Replay {
      try Replay(parsing: Repository.text("Tests/Replays/\(name).swipe"), file: name)
    }

    private static func compare(
      _ name: String, _ replay: Replay, _ trunk: Trunk, _ system: StandInParameters.System
    ) throws {
      guard replay.setting.width > 0 else { return }  // no window is like that
      let records = Player.records(of: replay, file: name, catchesUp: true)
      let projector = Projector(replay, trunk, system)
      for case .frame(let frame) in records {
        let difference = difference(projector.frame(at: frame.time), frame)
        try #require(difference == nil, "\(name), at \(frame.time) ms")
      }
      if case .end(let end)? = records.last {
        _ = projector.frame(at: end.time)
        #expect(projector.stack == end.stack)
      }
      #expect(projector.faults() == [], "\(name)")
    }

    /// What is elsewhere than it should be, in words.
    private static func difference(_ seen: [Projector.Sight], _ frame: Record.Frame) -> String? {
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
#endif
