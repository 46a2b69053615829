#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  /// Faults of other libraries, retold on a navigation controller, in every version of the system.
  @MainActor @Suite(.onTheDevice) struct `On every version of the system a swipe` {
    @Test(arguments: Trunk.allCases, System.allCases)
    func `forward without a next page leaves the next push alone`(trunk: Trunk, system: System) {
      let forest = Forest(
        ["A"], trunk, parameters: .of(system),
        configuration: FullscreenPopConfiguration(way: .custom, pushesNextPage: true))
      forest.swipe(from: 350, by: -150)
      #expect(forest.diary.read() == [])
      #expect(forest.namesAfterPush("B") == ["A", "B"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `works after a pop that was refused at the root`(trunk: Trunk, system: System) {
      let forest = Forest(["A"], trunk, parameters: .of(system))
      #expect(forest.navigator.popViewController(animated: true) == nil)
      forest.push("B")
      forest.rest()
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `asks the page that is left where it may start`(trunk: Trunk, system: System) {
      let forest = Forest(["A", "B", "C"], trunk, parameters: .of(system))
      forest.page("B").swipeArea = .off
      #expect(forest.namesAfterSwipe(by: 300) == ["A", "B"])
      #expect(forest.namesAfterSwipe(by: 300) == ["A", "B"])
      #expect(forest.namesAfterPush("C") == ["A", "B", "C"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `to and fro, also to where it began, is one transition`(trunk: Trunk, system: System) {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      let finger = forest.finger(at: 40)
      for x in [150.0, 50, 150, 40, 300] { finger.drag(to: CGPoint(x: x, y: 400), in: 0.2) }
      finger.up()
      forest.rest()
      #expect(forest.names == ["A"])
      let lines = forest.diary.read()
      #expect(lines.filter { $0 == "A will appear" }.count == 1)
      #expect(lines.filter { $0 == "will show A" }.count == 1)
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `that the system took away leaves the next call alone`(trunk: Trunk, system: System) {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 240, y: 400), in: 0.2)
      finger.cancel()
      forest.rest()
      forest.pop()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.delegate.asked == [.pop])
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `goes on with the settings it began with`(trunk: Trunk, system: System) {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 240, y: 400), in: 0.2)
      let x = forest.x(of: "A")
      forest.navigator.fullscreenPop?.configuration.style = .slide
      standInClock.advance(frames: 2)
      #expect(forest.x(of: "A") == x)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `is taken over by the back button, and one page leaves`(system: System) {
      let forest = Forest(["A", "B", "C"], .subclass, parameters: .of(system))
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      forest.navigator.standInTapBack()
      finger.drag(to: CGPoint(x: 210, y: 400), in: 0.1)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `refuses to push a page that is there already, and says so`(system: System) {
      let forest = Forest(["A", "B"], .subclass, parameters: .of(system))
      var refused: [DYNavigationRefusal] = []
      forest.navigator.fullscreenPop?.didRefuse = { refused.append($1) }
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      forest.push("A")
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.1)
      finger.up()
      forest.rest()
      #expect(refused == [.alreadyOnStack])
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `may take the controller's view away as it ends`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      forest.delegate.onDidShow = { [weak forest] _ in
        forest?.window.rootViewController = UIViewController()
      }
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.engine?.stack == nil && forest.engine?.passage == nil)
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `is the finger's that came first, and ends with it`(trunk: Trunk, system: System) throws {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      let first = forest.finger(at: 40)
      first.drag(to: CGPoint(x: 140, y: 400), in: 0.1)
      let second = forest.finger(at: 300, y: 200)
      let x = try #require(forest.x(of: "B"))
      second.drag(to: CGPoint(x: 100, y: 200), in: 0.1)
      #expect(forest.x(of: "B") == x)
      first.drag(to: CGPoint(x: 340, y: 400), in: 0.1)
      first.up()
      forest.rest()
      second.up()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `follows the finger through a rotation`(trunk: Trunk, system: System) throws {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 206, y: 400), in: 0.3)
      let share = try #require(forest.x(of: "B")) / 390
      forest.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      forest.window.layoutIfNeeded()
      standInClock.advance(frames: 1)
      let x = try #require(forest.x(of: "B"))
      #expect(abs(x / 844 - share) < 0.01)
      finger.drag(to: CGPoint(x: 206, y: 300), in: 0.05)
      finger.drag(to: CGPoint(x: 306, y: 300), in: 0.3)
      #expect(abs(try #require(forest.x(of: "B")) - x - 100) < 0.5)
      finger.cancel()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.page("B").view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `on the other side begins with the next finger, when the direction changes`(
      trunk: Trunk, system: System
    ) {
      let forest = Forest(["A", "B", "C"], trunk, parameters: .of(system))
      forest.swipe(by: 300)
      forest.rest()
      forest.navigator.view.semanticContentAttribute = .forceRightToLeft
      forest.navigator.view.layoutIfNeeded()
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      forest.swipe(from: 350, by: -300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases, System.allCases)
    func `is refused where the page may not be left, and the page resists`(
      trunk: Trunk, system: System
    ) throws {
      let forest = Forest(["A", "B"], trunk, parameters: .of(system))
      forest.page("B").canBeLeft = false
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
      let x = try #require(forest.x(of: "B"))
      #expect(x > 10 && x < 0.25 * 390)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases, StandInParameters.RecogniserOrder.allCases)
    func `leaves lists, pagers and rows with actions what is theirs`(
      system: System, order: StandInParameters.RecogniserOrder
    ) {
      var parameters = StandInParameters.of(system)
      parameters.recogniserOrder = order
      let forest = Forest(["A", "B"], parameters: parameters)
      let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      list.contentSize = CGSize(width: 390, height: 30_000)
      forest.page("B").view.addSubview(list)
      standInClock.advance(frames: 2)
      let steep = forest.finger(at: 100, y: 550)
      steep.drag(to: CGPoint(x: 190, y: 350), in: 0.1)
      steep.up()
      #expect(forest.names == ["A", "B"])
      #expect(list.contentOffset.y > 100 && list.isDecelerating)
      forest.slowSwipe(by: 60)  // while it still moves
      forest.rest()
      #expect(forest.names == ["A", "B"] && !list.isDecelerating)
      list.removeFromSuperview()

      let rows = RowsWithActions()
      let table = UITableView(
        frame: CGRect(x: 0, y: 300, width: 390, height: 300), style: .plain)
      (table.dataSource, table.delegate) = (rows, rows)
      forest.page("B").view.addSubview(table)
      standInClock.advance(frames: 2)
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      rows.actions = []
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }
  }
#endif
