#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite(.onTheDevice) struct `A finger on a navigation controller` {
    @Test(arguments: Trunk.allCases, StandInParameters.allValues)
    func `pops from the middle of the page`(trunk: Trunk, parameters: StandInParameters) {
      let forest = Forest(["A", "B"], trunk, parameters: parameters)
      forest.swipe(from: 120, by: 260)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: Trunk.allCases, StandInParameters.allValues)
    func `leaves no trace of five short drags`(trunk: Trunk, parameters: StandInParameters) {
      let forest = Forest(["A", "B"], trunk, parameters: parameters)
      for _ in 0..<5 {
        forest.slowSwipe(by: 60)
        forest.rest()
        #expect(forest.names == ["A", "B"])
        #expect(forest.faults() == [], "\(parameters)")
      }
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test func `has the page under it, in every frame`() {
      let forest = Forest(["A", "B"])
      let finger = forest.finger(at: 100)
      finger.move(to: CGPoint(x: 110, y: 400), after: 0.016)
      for x in stride(from: 120.0, through: 300, by: 20) {
        finger.move(to: CGPoint(x: x, y: 400), after: 0.016)
        standInClock.advance(frames: 1)
        #expect(abs((forest.x(of: "B") ?? -1) - (x - 110)) < 0.5)
        #expect(abs((forest.x(of: "A") ?? 0) + 0.3 * (390 - (x - 110))) < 0.5)
      }
      finger.cancel()
      forest.rest()
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, StandInParameters.System.allCases)
    func `pushes what the page offers`(trunk: Trunk, system: StandInParameters.System) {
      let forest = Forest(
        ["A"], trunk, parameters: .of(system),
        configuration: FullscreenPopConfiguration(way: .custom, pushesNextPage: true))
      forest.page("A").makeNext = { forest.page("B") }
      forest.swipe(from: 350, by: -300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [])
    }
  }
#endif
