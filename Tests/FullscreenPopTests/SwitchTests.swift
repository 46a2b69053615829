#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  @MainActor @Suite(.onTheDevice) struct `Switching full-screen pop` {
    @Test(arguments: [true, false], [true, false])
    func `off leaves everything as it was`(edge: Bool, content: Bool) {
      let forest = Forest(["A", "B"], configuration: nil)
      let navigator = forest.navigator
      navigator.interactivePopGestureRecognizer?.isEnabled = edge
      navigator.interactiveContentPopGestureRecognizer?.isEnabled = content
      let recognizers = navigator.view.gestureRecognizers
      navigator.enableFullscreenPop(FullscreenPopConfiguration(way: .custom))
      #expect(navigator.interactivePopGestureRecognizer?.isEnabled == false)
      #expect(navigator.interactiveContentPopGestureRecognizer?.isEnabled == false)
      forest.slowSwipe(by: 60)
      forest.rest()
      navigator.disableFullscreenPop()
      #expect(navigator.interactivePopGestureRecognizer?.isEnabled == edge)
      #expect(navigator.interactiveContentPopGestureRecognizer?.isEnabled == content)
      #expect(navigator.view.gestureRecognizers == recognizers)
      #expect(navigator.delegate === forest.delegate)
      #expect(navigator.fullscreenPop == nil)
      #expect(forest.faults() == [])
    }

    @Test(arguments: StandInParameters.allValues)
    func `off in mid-swipe takes the page back`(parameters: StandInParameters) {
      let forest = Forest(["A", "B"], parameters: parameters)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
      forest.navigator.disableFullscreenPop()
      #expect(forest.x(of: "B") == 0)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test func `on finds a system recogniser that comes later`() {
      var parameters = StandInParameters()
      parameters.contentPop = .onceInAWindow
      StandIn.reset(parameters)
      let navigator = UINavigationController(rootViewController: Leaf("A"))
      navigator.enableFullscreenPop(FullscreenPopConfiguration(way: .custom))
      #expect(navigator.interactiveContentPopGestureRecognizer == nil)
      let window = UIWindow()
      window.rootViewController = navigator
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      navigator.pushViewController(Leaf("B"), animated: true)
      standInClock.advance(by: 1)
      let late = navigator.interactiveContentPopGestureRecognizer
      #expect(late?.isEnabled == true)
      let finger = StandInTouches(window).down(at: CGPoint(x: 100, y: 400))
      #expect(late?.isEnabled == false)
      finger.drag(to: CGPoint(x: 350, y: 400), in: 0.2)
      finger.up()
      standInClock.advance(by: 1)
      #expect(navigator.viewControllers.count == 1)
      navigator.disableFullscreenPop()
      #expect(late?.isEnabled == true)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `on keeps off what the app switches on, and gives it back so`() {
      let forest = Forest(["A", "B"], configuration: nil)
      let edge = forest.navigator.interactivePopGestureRecognizer
      edge?.isEnabled = false
      forest.navigator.enableFullscreenPop(FullscreenPopConfiguration(way: .custom))
      edge?.isEnabled = true
      forest.swipe(from: 4, by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(edge?.isEnabled == false)
      forest.navigator.disableFullscreenPop()
      #expect(edge?.isEnabled == true)
      #expect(forest.faults() == [])
    }

    @Test func `on twice is on once, with the last configuration`() {
      let forest = Forest(["A", "B"])
      let pop = forest.navigator.fullscreenPop
      #expect(
        forest.navigator.enableFullscreenPop(
          FullscreenPopConfiguration(way: .custom, swipeArea: .off)) === pop)
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
    }

    @Test func `on does not keep the controller, nor its pages`() {
      weak var navigator: UINavigationController?
      weak var pop: FullscreenPop?
      do {
        let forest = Forest(["A", "B"])
        (navigator, pop) = (forest.navigator, forest.navigator.fullscreenPop)
        forest.swipe(by: 300)
        forest.rest()
        forest.window.rootViewController = nil
        standInClock.advance(frames: 2)
      }
      StandIn.reset()
      #expect(navigator == nil && pop == nil)
    }

    @Test(arguments: System.allCases)
    func `automatic takes the system's swipe where it is enough`(system: System) {
      let plain = Forest(
        ["A", "B"], parameters: .of(system), configuration: FullscreenPopConfiguration())
      #expect(plain.navigator.fullscreenPop?.isCustom == (system < .iOS26))
      plain.navigator.fullscreenPop?.configuration.style = .slide
      #expect(plain.navigator.fullscreenPop?.isCustom == true)
      plain.navigator.fullscreenPop?.configuration.style = nil
      plain.swipe(from: 150, by: 230)
      plain.rest()
      #expect(plain.names == ["A"])
      #expect(plain.faults() == [])
    }
  }

  @MainActor @Suite(.onTheDevice) struct `The system's swipe over the content` {
    private func forest(parameters: StandInParameters = StandInParameters()) -> Forest {
      Forest(
        ["A", "B"], parameters: parameters,
        configuration: FullscreenPopConfiguration(way: .systemContent))
    }

    @Test(
      arguments: StandInParameters.allValues.filter {
        $0.system == .iOS26 && $0.contentPop != .never
      })
    func `pops from anywhere and can go back`(parameters: StandInParameters) {
      let forest = forest(parameters: parameters)
      forest.push("C")  // which brings the recogniser, if nothing has yet
      forest.rest()
      forest.pop()
      forest.rest()
      let finger = forest.finger(at: 150)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.4)
      finger.drag(to: CGPoint(x: 199, y: 400), in: 0.2)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      forest.swipe(from: 150, by: 230)
      forest.rest()
      #expect(forest.names == ["A"], "\(parameters)")
      #expect(StandIn.takeFaults() == [], "\(parameters)")
      #expect(forest.navigator.delegate === forest.delegate)
    }

    @Test func `is off on a page that says so, and on again on the next`() {
      let forest = forest()
      forest.page("B").swipeArea = .off
      for start in [4.0, 150] {
        forest.swipe(from: start, by: 230)
        forest.rest()
        #expect(forest.names == ["A", "B"])
      }
      forest.page("B").swipeArea = .edge
      forest.swipe(from: 150, by: 230)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      forest.page("B").swipeArea = nil
      forest.page("B").canBeLeft = false
      forest.swipe(from: 150, by: 230)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      forest.page("B").canBeLeft = true
      forest.swipe(from: 150, by: 230)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `is as it was afterwards`() {
      var parameters = StandInParameters()
      parameters.contentPopIsOn = false
      let forest = forest(parameters: parameters)
      #expect(forest.navigator.interactiveContentPopGestureRecognizer?.isEnabled == true)
      forest.navigator.disableFullscreenPop()
      #expect(forest.navigator.interactiveContentPopGestureRecognizer?.isEnabled == false)
      #expect(forest.navigator.interactivePopGestureRecognizer?.isEnabled == true)
    }

    @Test(arguments: [System.iOS13, .iOS18])
    func `is the package's own where the system has none`(system: System) {
      let forest = forest(parameters: .of(system))
      #expect(forest.navigator.fullscreenPop?.isCustom == true)
      forest.swipe(from: 150, by: 230)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }
  }
#endif
