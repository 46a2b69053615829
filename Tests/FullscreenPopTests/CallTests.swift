#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  /// Calls that come while a finger has the page, or while it settles, on a controller that hears of them.
  @MainActor @Suite(.onTheDevice) struct `A call in mid-swipe` {
    @Test(arguments: StandInParameters.allValues)
    func `to pop takes one page and no more`(parameters: StandInParameters) {
      let forest = Forest(["A", "B", "C"], .subclass, parameters: parameters)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      #expect(forest.navigator.popViewController(animated: true) === forest.page("C"))
      finger.drag(to: CGPoint(x: 220, y: 400), in: 0.1)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: StandInParameters.allValues)
    func `to push puts the page on top of the one that was swiped`(parameters: StandInParameters) {
      let forest = Forest(["A", "B"], .subclass, parameters: parameters)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 90, y: 400), in: 0.2)
      forest.push("C")
      finger.drag(to: CGPoint(x: 100, y: 400), in: 0.3)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: StandInParameters.allValues)
    func `to pop to the root ends there`(parameters: StandInParameters) {
      let forest = Forest(["A", "B", "C", "D"], .subclass, parameters: parameters)
      forest.swipe(by: 300)
      standInClock.advance(frames: 3)
      forest.navigator.popToRootViewController(animated: true)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: StandInParameters.allValues, [true, false])
    func `to set another stack ends with that one`(parameters: StandInParameters, animated: Bool) {
      let forest = Forest(["A", "B"], .subclass, parameters: parameters)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      let pages = [forest.page("A"), forest.page("X"), forest.page("Y")]
      forest.navigator.setViewControllers(pages, animated: animated)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "X", "Y"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: System.allCases)
    func `to push while a pop settles leaves the popped page out`(system: System) {
      let forest = Forest(["A", "B"], .subclass, parameters: .of(system))
      forest.swipe(by: 300)
      standInClock.advance(frames: 2)
      forest.push("C")
      forest.rest()
      #expect(forest.names == ["A", "C"])
      #expect(forest.faults() == [])
    }

    @Test func `goes on from where the page is, without a jump`() throws {
      let forest = Forest(["A", "B"], .subclass)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 240, y: 400), in: 0.3)
      standInClock.advance(by: 0.2)
      var (x, step) = (try #require(forest.x(of: "B")), CGFloat(0))
      #expect(x > 150.0)
      forest.push("C")
      standInClock.advance(frames: 1)
      while forest.engine?.passage?.to.controller === forest.page("A") {
        let next = try #require(forest.x(of: "B"))
        #expect(abs(x - next - step) < 30)
        (x, step) = (next, x - next)
        standInClock.advance(frames: 1)
      }
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `by the back button moves as the app has chosen`(system: System) {
      for movesCalls in [true, false] {
        let forest = Forest(
          ["A", "B"], .subclass, parameters: .of(system),
          configuration: FullscreenPopConfiguration(way: .custom, movesCalls: movesCalls))
        forest.navigator.standInTapBack()
        standInClock.advance(frames: 3)
        #expect((forest.engine?.passage != nil) == movesCalls)
        #expect(forest.delegate.asked == (movesCalls ? [] : [.pop]))
        forest.rest()
        #expect(forest.names == ["A"])
        #expect(forest.faults() == [])
      }
    }

    @Test func `in the background, where no frame comes, is left to UIKit`() {
      let forest = Forest(
        ["A", "B"], .subclass,
        configuration: FullscreenPopConfiguration(way: .custom, movesCalls: true))
      let scene = UIWindowScene()
      forest.window.windowScene = scene
      scene.activationState = .background
      forest.pop()
      forest.rest()
      #expect(forest.delegate.asked == [.pop])
      scene.activationState = .foregroundActive
      forest.push("C")
      forest.rest()
      #expect(forest.delegate.asked == [.pop])
      #expect(forest.names == ["A", "C"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `made in a callback counts once`(system: System) {
      let forest = Forest(["A", "B"], .subclass, parameters: .of(system))
      forest.page("A").onDidAppear = { [weak forest] in
        guard let forest else { return }
        forest.page("A").onDidAppear = {}
        forest.push("C")
      }
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "C"])
      #expect(forest.faults() == [])
    }
  }

  /// The same on any controller, which does what the system does.
  @MainActor @Suite(.onTheDevice) struct `A call in mid-swipe that only UIKit hears of` {
    @Test(arguments: StandInParameters.allValues.filter { $0.system >= .iOS18 })
    func `to pop takes one page and no more`(parameters: StandInParameters) {
      let forest = Forest(["A", "B", "C"], parameters: parameters)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      forest.pop()
      finger.drag(to: CGPoint(x: 360, y: 400), in: 0.1)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [], "\(parameters)")
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: [System.iOS18, .iOS26], [true, false])
    func `to push over a pop cancels the pop`(system: System, isLetGo: Bool) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
      if isLetGo { finger.up() }
      standInClock.advance(frames: 2)
      forest.push("C")
      if !isLetGo { finger.up() }
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: [System.iOS18, .iOS26])
    func `to pop over a push finishes the push first`(system: System) {
      let forest = Forest(
        ["A", "B"], parameters: .of(system),
        configuration: FullscreenPopConfiguration(way: .custom, pushesNextPage: true))
      forest.page("B").makeNext = { forest.page("C") }
      forest.swipe(from: 350, by: -300)
      standInClock.advance(frames: 2)
      forest.pop()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [])
    }

    @Test func `is lost up to iOS 17, and nothing else is`() {
      let forest = Forest(["A", "B"], parameters: .of(.iOS13))
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      forest.push("C")
      #expect(StandIn.takeFaults() == ["push was called during a transition"])
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.1)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A"])
      forest.push("C")
      forest.rest()
      #expect(forest.names == ["A", "C"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `made in a callback counts once`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      forest.delegate.onDidShow = { [weak forest] page in
        guard let forest, page.pageName == "A" else { return }
        forest.push("C")
      }
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "C"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `before the finger has moved changes what it swipes`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      let finger = forest.finger(at: 40)
      forest.push("C", animated: false)
      standInClock.advance(frames: 4)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      #expect(forest.faults() == [])
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
    }
  }
#endif
