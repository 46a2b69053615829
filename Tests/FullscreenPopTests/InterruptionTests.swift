#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  @MainActor @Suite(.onTheDevice) struct `A swipe on a navigation controller` {
    @Test(arguments: Trunk.allCases, StandInParameters.allValues)
    func `on the root does nothing, and leaves the next push alone`(
      trunk: Trunk, parameters: StandInParameters
    ) {
      let forest = Forest(["A"], trunk, parameters: parameters)
      forest.swipe(by: 150)
      forest.swipe(from: 300, by: -150)
      #expect(forest.diary.read() == [])
      forest.push("B")
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: Trunk.allCases, StandInParameters.allValues)
    func `that the system takes away goes back, however far it was`(
      trunk: Trunk, parameters: StandInParameters
    ) {
      let forest = Forest(["A", "B"], trunk, parameters: parameters)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 300, y: 400), in: 0.2)
      finger.cancel()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [], "\(parameters)")
      forest.push("C")
      forest.rest()
      forest.pop()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: Trunk.allCases, StandInParameters.allValues)
    func `twice in a row pops two pages`(trunk: Trunk, parameters: StandInParameters) {
      let forest = Forest(["A", "B", "C"], trunk, parameters: parameters)
      forest.swipe(by: 300, in: 0.1)
      standInClock.advance(by: 0.12)
      forest.swipe(by: 300, in: 0.1)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: Trunk.allCases, StandInParameters.allValues)
    func `within one frame is remembered and completed`(
      trunk: Trunk, parameters: StandInParameters
    ) {
      let forest = Forest(["A", "B"], trunk, parameters: parameters)
      let finger = forest.finger(at: 40)
      finger.move(to: CGPoint(x: 130, y: 400), after: 0.004)
      finger.move(to: CGPoint(x: 280, y: 400), after: 0.004)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: Trunk.allCases, StandInParameters.allValues)
    func `that ends where it began completes nothing, with all its events`(
      trunk: Trunk, parameters: StandInParameters
    ) {
      let forest = Forest(["A", "B"], trunk, parameters: parameters)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 140, y: 400), in: 0.1)
      finger.drag(to: CGPoint(x: 40, y: 400), in: 0.1)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [], "\(parameters)")
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `can be caught and turned round, again and again`(trunk: Trunk, system: System) throws {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      forest.swipe(by: 250)
      for _ in 0..<3 {
        standInClock.advance(frames: 3)
        let before = try #require(forest.x(of: "B"))
        let finger = forest.finger(at: 300)
        standInClock.advance(frames: 6)
        let held = try #require(forest.x(of: "B"))
        #expect(abs(held - before) < 0.5)
        finger.drag(to: CGPoint(x: 200, y: 400), in: 0.1)
        finger.up()
        standInClock.advance(frames: 2)
        let other = forest.finger(at: 100)
        other.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
        other.up()
      }
      standInClock.advance(frames: 3)
      let last = forest.finger(at: 380)
      last.drag(to: CGPoint(x: 60, y: 400), in: 0.15)
      last.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases)
    func `keeps the speed of the finger`(trunk: Trunk) throws {
      let forest = Forest(["A", "B"], trunk)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 160, y: 400), in: 0.12)
      let x = try #require(forest.x(of: "B"))
      finger.up()
      standInClock.advance(frames: 1)
      let next = try #require(forest.x(of: "B"))
      #expect(abs((next - x) * 60 - 1000) < 120)
    }

    @Test(arguments: StandInParameters.allValues)
    func `forward that falls back leaves no page behind`(parameters: StandInParameters) {
      let forest = Forest(
        ["A", "B"], parameters: parameters,
        configuration: FullscreenPopConfiguration(way: .custom, pushesNextPage: true))
      weak var made: UIViewController?
      forest.page("B").makeNext = {
        let page = Leaf("C")
        made = page
        return page
      }
      forest.slowSwipe(from: 300, by: -80)
      #expect(made != nil)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [], "\(parameters)")
      #expect(made == nil, "\(parameters)")
    }

    @Test(arguments: Trunk.allCases)
    func `lets go of the page that it popped`(trunk: Trunk) {
      let forest = Forest(["A", "B"], trunk)
      weak var page: UIViewController?
      page = forest.page("B")
      forest.forget("B")
      forest.swipe(by: 300)
      forest.rest()
      #expect(page == nil)
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `tells the pages in closed pairs`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      forest.slowSwipe(by: 60)
      forest.rest()
      let cancelled = forest.diary.read().filter { !$0.hasPrefix("did show") }
      #expect(
        cancelled == [
          "will show A", "B will disappear", "A will appear", "A will disappear",
          "A did disappear", "B will appear", "B did appear",
        ])
      forest.swipe(by: 300)
      forest.rest()
      #expect(
        forest.diary.read() == [
          "will show A", "B will disappear", "A will appear", "B did disappear", "A did appear",
          "did show A",
        ])
    }

    @Test(arguments: System.allCases)
    func `is refused below a sheet, also while it leaves`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      forest.navigator.present(sheet, animated: true)
      standInClock.advance(by: 1)
      sheet.view.removeFromSuperview()  // so that the finger gets through to the page
      forest.swipe(by: 300, in: 0.1)
      #expect(forest.names == ["A", "B"])
      forest.navigator.dismiss(animated: true)
      standInClock.advance(frames: 2)
      forest.swipe(by: 300, in: 0.1)
      #expect(forest.names == ["A", "B"])
      #expect(forest.navigator.transitionCoordinator == nil)
      forest.rest()
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `is refused below what the page itself presents in its own place`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      forest.page("B").definesPresentationContext = true
      let card = UIViewController()
      card.modalPresentationStyle = .overCurrentContext
      forest.page("B").present(card, animated: false)
      standInClock.advance(frames: 4)
      forest.swipe(by: 300)
      #expect(forest.names == ["A", "B"])
      #expect(forest.navigator.transitionCoordinator == nil)
      forest.page("B").dismiss(animated: false)
      forest.rest()
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `is refused while a push of the system's runs`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      forest.push("C")
      standInClock.advance(frames: 3)
      forest.swipe(by: 250, in: 0.1)
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      #expect(forest.faults() == [])
    }

    @Test func `is refused when the page may not be left, and the page resists`() throws {
      let forest = Forest(["A", "B"])
      var refused: [DYNavigationRefusal] = []
      forest.navigator.fullscreenPop?.didRefuse = { refused.append($1) }
      forest.page("B").canBeLeft = false
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
      let x = try #require(forest.x(of: "B"))
      #expect(x > 10 && x < 0.25 * 390)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(refused == [.veto])
      #expect(forest.faults() == [])
    }
  }
#endif
