#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  @MainActor @Suite(.onTheDevice) struct `The watchdog` {
    /// On the virtual clock.
    private func watched(_ forest: Forest) {
      guard let engine = forest.engine else { return }
      engine.watchdog = Watchdog(after: { seconds, work in _ = standInClock.after(seconds, work) })
      {
        [weak engine] in engine?.finishByForce()
      }
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `finishes a transition that UIKit does not start`(trunk: Trunk, system: System) {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      watched(forest)
      StandIn.parameters.losesTransitions = true
      forest.swipe(by: 300)
      standInClock.advance(by: 4)
      #expect(forest.engine?.stack == nil && forest.engine?.passage == nil)
      StandIn.parameters.losesTransitions = false
      forest.navigator.view.setNeedsLayout()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
      forest.push("C")
      forest.rest()
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test func `finishes a settle for which no frame comes`() {
      let forest = Forest(["A", "B"])
      watched(forest)
      forest.swipe(by: 300)
      standInClock.links.removeAll()
      standInClock.advance(by: 3)
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test func `lets a finger hold a page as long as it likes`() {
      let forest = Forest(["A", "B"])
      watched(forest)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
      standInClock.advance(by: 30)
      #expect(forest.engine?.passage != nil)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test func `bites after a second without food, once, and not in its sleep`() {
      var bites = 0
      let dog = Watchdog(after: { seconds, work in _ = standInClock.after(seconds, work) }) {
        bites += 1
      }
      dog.feed()
      for _ in 0..<20 {
        standInClock.advance(by: 0.5)
        dog.feed()
      }
      #expect(bites == 0)
      standInClock.advance(by: 0.9)
      #expect(bites == 0)
      standInClock.advance(by: 3)
      #expect(bites == 1)
      dog.feed()
      dog.sleep()
      standInClock.advance(by: 3)
      #expect(bites == 1)
    }
  }
#endif
