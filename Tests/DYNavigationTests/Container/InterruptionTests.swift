#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  /// Faults of other libraries, retold on the container.
  @MainActor @Suite struct `A swipe in the container` {
    @Test func `forward without a next page leaves the next push alone`() {
      let stage = Stage("A")
      stage.swipe(from: 350, by: -150)
      #expect(stage.diary.read() == [])
      #expect(stage.namesAfterPush("B") == ["A", "B"])
      #expect(stage.x(of: "B") == 0)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `asks the page that is left where it may start, not the one below`() {
      let stage = Stage("A", "B", "C")
      stage.page("B").swipeArea = .off
      #expect(stage.namesAfterSwipe(by: 300) == ["A", "B"])
      #expect(stage.namesAfterSwipe(by: 300) == ["A", "B"])
      #expect(stage.namesAfterPush("C") == ["A", "B", "C"])
      #expect(stage.namesAfterSwipe(by: 300) == ["A", "B"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `works after a pop that was refused at the root`() {
      let stage = Stage("A")
      stage.pop()
      stage.push("B", animated: false)
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
    }

    @Test(arguments: [0.5, 0.6, 0.9])
    func `that the system takes away goes back, and everything works on`(part: Double) {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 20)
      finger.drag(to: CGPoint(x: 30 + 390 * part, y: 400), in: 0.3)
      standInClock.advance(by: 0.2)
      finger.cancel()
      stage.rest()
      #expect(stage.names == ["A", "B"])
      stage.push("C")
      stage.rest()
      #expect(stage.names == ["A", "B", "C"])
      stage.pop()
      standInClock.advance(by: 0.1)
      #expect(stage.x(of: "C") ?? 0 > 10)
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `out, back to where it began and out again is one transition`() {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 40)
      for x in [150.0, 50, 40, 300] { finger.drag(to: CGPoint(x: x, y: 400), in: 0.2) }
      finger.up()
      stage.rest()
      #expect(stage.names == ["A"])
      let lines = stage.diary.read()
      #expect(lines.filter { $0.hasPrefix("— pop") } == ["— pop by finger", "— pop completed"])
      #expect(lines.filter { $0 == "A willAppear" }.count == 1)
    }

    @Test func `that ends where it began ends all the same, and lists scroll on`() {
      let stage = Stage("A", "B")
      let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      list.contentSize = CGSize(width: 390, height: 3000)
      stage.page("B").view.addSubview(list)
      standInClock.advance(frames: 2)
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 140, y: 400), in: 0.2)
      finger.drag(to: CGPoint(x: 40, y: 400), in: 0.2)
      finger.up()
      stage.rest()
      #expect(stage.diary.read().last == "— pop cancelled")
      let scroll = stage.finger(at: 200, y: 500)
      scroll.drag(to: CGPoint(x: 200, y: 350), in: 0.2)
      scroll.up()
      #expect(list.contentOffset.y > 100)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `goes on with the settings it began with`() {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 240, y: 400), in: 0.2)
      let x = stage.x(of: "A")
      stage.navigator.configuration.style = .parallax
      stage.navigator.configuration.swipeArea = .off
      standInClock.advance(frames: 2)
      #expect(stage.x(of: "A") == x)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.1)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A"])
      stage.push("B")
      stage.rest()
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A", "B"])
    }

    @Test func `is taken over by the back button, and one page leaves`() {
      let stage = Stage("A", "B", "C")
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      stage.navigator.pageViews[Page(stage.page("C")).id]?.bar?.view.standInTapBack()
      #expect(stage.names == ["A", "B"])
      finger.drag(to: CGPoint(x: 210, y: 400), in: 0.1)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A", "B"])
      let lines = stage.diary.read()
      #expect(lines.filter { $0.hasPrefix("— pop") } == ["— pop by finger", "— pop completed"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `that has begun gives way to a push, which ends on top`() {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 90, y: 400), in: 0.2)
      stage.push("C")
      finger.drag(to: CGPoint(x: 100, y: 400), in: 0.3)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A", "B", "C"])
      #expect(stage.x(of: "C") == 0)
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: StandInParameters.allValues)
    func `and another right after it pop two pages, in order`(parameters: StandInParameters) {
      let stage = Stage("A", "B", "C", parameters: parameters)
      stage.swipe(by: 300, in: 0.1)
      standInClock.advance(by: 0.12)
      stage.swipe(by: 300, in: 0.1)
      stage.rest()
      #expect(stage.names == ["A"])
      let left = stage.diary.read().filter { $0.hasSuffix("didMove nil") }
      #expect(left == ["C didMove nil", "B didMove nil"])
      #expect(StandIn.takeFaults() == [], "\(parameters)")
    }

    @Test func `within one frame is remembered and completed`() {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 40)
      finger.move(to: CGPoint(x: 130, y: 400), after: 0.004)
      finger.move(to: CGPoint(x: 280, y: 400), after: 0.004)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(stage.navigator.view.subviews.compactMap { $0 as? PageView }.count == 1)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `may take the container away as it ends`() {
      let stage = Stage("A", "B")
      let taker = Taker()
      taker.window = stage.window
      stage.navigator.delegate = taker
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.window.rootViewController !== stage.navigator)
      #expect(stage.names == ["A"])
      #expect(!stage.navigator.clock.isRunning)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `that settles goes on to the root with two pages in sight at most`() {
      let stage = Stage("A", "B", "C", "D")
      stage.swipe(by: 300, in: 0.1)
      standInClock.advance(frames: 3)
      stage.navigator.popToRootViewController(animated: true)
      for _ in 0..<40 {
        standInClock.advance(frames: 1)
        let shown = stage.navigator.view.subviews.compactMap { $0 as? PageView }
        #expect(shown.filter { !$0.isHidden }.count <= 2)
      }
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `follows the finger through a rotation, by its share of the width`() {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 206, y: 400), in: 0.3)
      let share = (stage.x(of: "B") ?? 0) / 390
      stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      stage.window.layoutIfNeeded()
      standInClock.advance(frames: 1)
      #expect(abs((stage.x(of: "B") ?? 0) / 844 - share) < 0.01)
      let before = stage.x(of: "B") ?? 0
      finger.drag(to: CGPoint(x: 206, y: 300), in: 0.05)
      finger.drag(to: CGPoint(x: 306, y: 300), in: 0.3)
      #expect(abs((stage.x(of: "B") ?? 0) - before - 100) < 0.5)
      finger.cancel()
      stage.rest()
      #expect(stage.page("B").view.bounds.size == CGSize(width: 844, height: 390))
      #expect(StandIn.takeFaults() == [])
    }
  }

  /// Puts another root into the window when it is told of an end.
  @MainActor private final class Taker: DYNavigationEventDelegate {
    weak var window: UIWindow?

    func navigationController(
      _ navigator: DYNavigationController, didEnd kind: DYNavigationKind,
      _ outcome: DYNavigationOutcome
    ) { window?.rootViewController = UIViewController() }
  }
#endif
