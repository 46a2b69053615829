#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite(.onTheDevice) struct `What a page says` {
    @Test(arguments: [DYSwipeArea.off, .edge, .leading(100), .anywhere])
    func `about where a swipe may begin is heard at each swipe`(area: DYSwipeArea) {
      let forest = Forest(["A", "B"])
      for start in [5.0, 60, 200] {
        forest.page("B").swipeArea = area
        forest.swipe(from: start, by: 180)
        forest.rest()
        let isPopped = forest.names == ["A"]
        #expect(isPopped == (start <= area.distance))
        if isPopped { forest.push("B", animated: false) }
        forest.rest()
      }
      #expect(forest.faults() == [])
    }

    @Test func `is the leaving page's business, not the one's below`() {
      let forest = Forest(["A", "B", "C"])
      forest.page("B").swipeArea = .off
      #expect(forest.namesAfterSwipe(by: 300) == ["A", "B"])
      #expect(forest.namesAfterSwipe(by: 300) == ["A", "B"])
      #expect(forest.namesAfterPush("C") == ["A", "B", "C"])
      #expect(forest.namesAfterSwipe(by: 300) == ["A", "B"])
      #expect(forest.faults() == [])
    }

    @Test func `a view inside it may say as well`() {
      let forest = Forest(["A", "B"])
      let marker = SwipeAreaMarker()
      marker.area = .off
      let inside = UIViewController()
      forest.page("B").addChild(inside)
      inside.didMove(toParent: forest.page("B"))
      inside.addChild(marker)
      marker.didMove(toParent: inside)
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      marker.area = .edge
      forest.swipe(from: 20, by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `about the bar holds for the page that shows in the end`(trunk: Trunk, system: System) {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      forest.page("C").prefersNavigationBarHidden = true
      forest.push("C")
      forest.rest()
      #expect(forest.navigator.isNavigationBarHidden)
      for _ in 0..<5 {
        forest.slowSwipe(by: 60)
        forest.rest()
        #expect(forest.navigator.isNavigationBarHidden)
      }
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(!forest.navigator.isNavigationBarHidden)
      for _ in 0..<5 {
        forest.slowSwipe(by: 60)
        forest.rest()
        #expect(!forest.navigator.isNavigationBarHidden)
      }
      #expect(forest.faults() == [])
    }

    @Test func `about the bar does not undo what the app has done to it`() {
      let forest = Forest(["A", "B"])
      forest.navigator.isNavigationBarHidden = true
      forest.page("C").prefersNavigationBarHidden = false
      forest.push("C")
      forest.rest()
      #expect(!forest.navigator.isNavigationBarHidden)
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.navigator.isNavigationBarHidden)
      #expect(forest.faults() == [])
    }

    @Test func `about the next page comes before the configuration's`() {
      var configuration = FullscreenPopConfiguration(way: .custom, pushesNextPage: true)
      let last = Leaf("Z")
      configuration.nextViewController = { $0.pageName == "A" ? nil : last }
      let forest = Forest(["A"], configuration: configuration)
      forest.swipe(from: 350, by: -300)
      forest.rest()
      #expect(forest.names == ["A"])
      forest.page("A").makeNext = { forest.page("B") }
      forest.swipe(from: 350, by: -300)
      forest.rest()
      forest.swipe(from: 350, by: -300)
      forest.rest()
      #expect(forest.names == ["A", "B", "Z"])
      #expect(forest.faults() == [])
    }

    @Test func `about a next page that cannot be pushed is nothing`() {
      let forest = Forest(
        ["A", "B"], configuration: FullscreenPopConfiguration(way: .custom, pushesNextPage: true))
      for next in [forest.page("A"), UINavigationController()] {
        forest.page("B").makeNext = { next }
        forest.swipe(from: 350, by: -300)
        forest.rest()
        #expect(forest.names == ["A", "B"])
      }
      #expect(forest.faults() == [])
    }

    @Test func `about VoiceOver's way back is heard by the subclass`() {
      let forest = Forest(["A", "B"], .subclass)
      forest.page("B").canBeLeft = false
      #expect(!forest.navigator.accessibilityPerformEscape())
      forest.page("B").canBeLeft = true
      #expect(forest.navigator.accessibilityPerformEscape())
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(!forest.navigator.accessibilityPerformEscape())
    }
  }
#endif
