#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite struct `A drag in one container inside another` {
    @Test func `is the inner container's as long as it can move`() {
      let stage = Stage("A", "B")
      let inner = DYNavigationController(rootViewController: Sheet("a"))
      inner.setViewControllers([inner.viewControllers[0], Sheet("b")], animated: false)
      stage.page("B").addChild(inner)
      stage.put(inner.view, on: "B")
      inner.didMove(toParent: stage.page("B"))
      standInClock.advance(frames: 4)
      stage.swipe(by: 300)
      #expect(inner.viewControllers.count == 1)
      #expect(stage.names == ["A", "B"])
      stage.rest()
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: StandInParameters.allValues)
    func `is the same whoever hears of a touch first`(parameters: StandInParameters) {
      let stage = Stage("A", "B", parameters: parameters)
      let inner = stage.nest("a", "b", in: "B")
      stage.swipe(by: 300)
      stage.rest()
      #expect(inner.viewControllers.count == 1)
      #expect(stage.names == ["A", "B"])
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: StandInParameters.allValues)
    func `comes before the pop of a navigation controller around, until the root`(
      parameters: StandInParameters
    ) {
      let outer = UINavigationController(rootViewController: UIViewController())
      let stage = Stage("A", "B", parameters: parameters) { navigator in
        outer.pushViewController(navigator, animated: false)
        return outer
      }
      stage.swipe(from: 4, by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(outer.viewControllers.count == 2)
      stage.swipe(from: 4, by: 300)
      stage.rest()
      #expect(outer.viewControllers.count == 1)
      #expect(StandIn.takeFaults() == [], "\(parameters)")
    }
  }
#endif
