#if os(Linux)
  import Foundation
  import SwipeEngine
  import SwipeReplay
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite(.onTheDevice) struct `A replay on a navigation controller` {
    /// A replay in which calls are made needs a controller that hears of them.
    @Test(arguments: Repository.replays)
    func `shows the pages within half a point of the engine`(name: String) throws {
      let replay = try Replay(named: name)
      guard replay.hasOnlyPushesAndPops else { return }
      try Self.compare(name, replay, replay.hasCalls ? .subclass : .plain, .iOS26)
    }

    @Test(
      arguments: Repository.replays.filter { !$0.hasPrefix("Release/") },
      [StandInParameters.System.iOS13, .iOS18])
    func `shows them there in older systems too`(
      name: String, system: StandInParameters.System
    ) throws {
      let replay = try Replay(named: name)
      guard replay.hasOnlyPushesAndPops else { return }
      try Self.compare(name, replay, .subclass, system)
    }

    /// Left out are only those with other calls, keys, a trackpad, forward history, or no width.
    @Test func `is compared for nearly all that there are`() throws {
      let compared = try Repository.replays.map(Replay.init(named:)).filter {
        $0.hasOnlyPushesAndPops && $0.setting.width > 0
      }
      #expect(compared.count >= 170)
      #expect(compared.filter(\.hasCalls).count >= 15)
    }

    private static func compare(
      _ name: String, _ replay: Replay, _ trunk: Trunk, _ system: StandInParameters.System
    ) throws {
      guard replay.setting.width > 0 else { return }  // no window is like that
      let records = Player.records(of: replay, file: name, catchesUp: true)
      let forest = Forest(for: replay, trunk, system)
      let projector = Projector(replay, on: forest)
      for case .frame(let frame) in records {
        let difference = frame.difference(from: projector.frame(at: frame.time))
        try #require(difference == nil, "\(name), at \(frame.time) ms")
      }
      if case .end(let end)? = records.last {
        _ = projector.frame(at: end.time)
        #expect(forest.names == end.stack)
      }
      #expect(forest.faults() == [], "\(name)")
    }
  }
#endif
