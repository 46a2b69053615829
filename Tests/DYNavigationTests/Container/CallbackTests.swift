#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  /// Appearance, containment and the delegate's events, compared with the logs in Tests/Logs.
  @MainActor @Suite struct `Callbacks of the container` {
    private func check(_ stage: Stage, _ name: String) throws {
      if let difference = try Golden("Tests/Logs/\(name).txt").difference(from: stage.log) {
        Issue.record("\(difference)")
      }
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `come in UIKit's order for a push`() throws {
      let stage = Stage("A")
      stage.does("push B") { stage.push("B") }
      stage.does("push C without animation") { stage.push("C", animated: false) }
      stage.does("push C again") { stage.push("C") }
      try check(stage, "push")
    }

    @Test func `come in UIKit's order for a pop`() throws {
      let stage = Stage("A", "B", "C", "D", "E")
      stage.does("pop") { stage.pop() }
      stage.does("pop without animation") { stage.pop(animated: false) }
      stage.does("pop to the root") {
        stage.navigator.popToRootViewController(animated: true)
      }
      stage.does("pop at the root") { stage.pop() }
      try check(stage, "pop")
    }

    @Test func `come in UIKit's order for swipes`() throws {
      let stage = Stage("A")
      stage.page("A").makeNext = { stage.page("B") }
      stage.does("swipe to the left") { stage.swipe(from: 350, by: -300) }
      stage.does("swipe to the right") { stage.swipe(by: 300) }
      stage.does("swipe to the right at the root") { stage.swipe(by: 300) }
      try check(stage, "swipe")
    }

    @Test func `come in closed pairs for a cancelled swipe`() throws {
      let stage = Stage("A", "B")
      stage.does("a short swipe to the right") { stage.swipe(by: 60) }
      stage.does("to and fro in one drag") {
        let finger = stage.finger(at: 40)
        for x in [140.0, 45, 140, 40] { finger.drag(to: CGPoint(x: x, y: 400), in: 0.2) }
        finger.up()
      }
      stage.does("the system takes the finger") {
        let finger = stage.finger(at: 40)
        finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
        finger.cancel()
      }
      stage.page("B").canBeLeft = false
      stage.does("a swipe on a page that may not be left") { stage.swipe(by: 300) }
      try check(stage, "cancel")
      #expect(stage.names == ["A", "B"])
    }

    @Test func `undo the adding when an interactive push falls back`() throws {
      let stage = Stage("A")
      weak var next: Sheet?
      stage.page("A").makeNext = { [diary = stage.diary] in
        let page = Sheet("B", diary)
        next = page
        return page
      }
      stage.does("a short swipe to the left") {
        stage.swipe(from: 300, by: -60)
        #expect(next != nil)
      }
      try check(stage, "cancelled-push")
      #expect(next == nil)
    }

    @Test func `come in closed pairs when a page is caught`() throws {
      let stage = Stage("A", "B")
      stage.does("pop, catch the page and bring it back") {
        stage.pop()
        standInClock.advance(by: 0.15)
        let finger = stage.finger(at: 300)
        finger.drag(to: CGPoint(x: 20, y: 400), in: 0.1)
        finger.up()
      }
      stage.does("push C, catch the page and take it away") {
        stage.push("C")
        standInClock.advance(by: 0.15)
        let finger = stage.finger(at: 200)
        finger.drag(to: CGPoint(x: 380, y: 400), in: 0.1)
        finger.up()
      }
      stage.does("pop, catch the page and let go") {
        stage.pop()
        standInClock.advance(by: 0.15)
        let finger = stage.finger(at: 300)
        standInClock.advance(by: 0.3)
        finger.up()
      }
      try check(stage, "catch")
    }

    @Test func `come once for each page of another stack`() throws {
      let stage = Stage("A", "B")
      func set(_ names: String..., animated: Bool = true) {
        stage.does("set \(names.joined(separator: " "))\(animated ? "" : " without animation")") {
          stage.navigator.setViewControllers(names.map { stage.page($0) }, animated: animated)
        }
      }
      set("A", "C")
      set("A", "C", "D", "E")
      set("C")
      set("B", "A")
      set("X", "A")
      set("C", "B", animated: false)
      stage.does("set nothing") { stage.navigator.viewControllers = [] }
      try check(stage, "set")
    }

    @Test func `stay in balance when one call interrupts another`() throws {
      let stage = Stage("A", "B", "C")
      stage.does("pop, and pop again at once") {
        stage.pop()
        standInClock.advance(by: 0.05)
        stage.pop()
      }
      stage.does("push B, and pop before it is there") {
        stage.push("B")
        standInClock.advance(by: 0.1)
        stage.pop()
      }
      stage.does("push B in mid-swipe on C") {
        stage.push("C", animated: false)
        let finger = stage.finger(at: 40)
        finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
        stage.push("B")
        finger.up()
      }
      stage.does("pop in mid-swipe") {
        let finger = stage.finger(at: 40)
        finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
        stage.pop()
        finger.up()
      }
      try check(stage, "interrupted")
    }

    @Test func `stay in balance in a container inside a page`() throws {
      let stage = Stage("A", "B")
      let inner = stage.nest("a", "b", in: "B")
      stage.does("swipe: the inner container pops") { stage.swipe(by: 300) }
      stage.does("push C over both") { stage.push("C") }
      stage.does("a short swipe") { stage.swipe(by: 60) }
      stage.does("swipe: back to both") { stage.swipe(by: 300) }
      stage.does("push c inside, and pop B before it is there") {
        inner.pushViewController(Sheet("c", stage.diary), animated: true)
        standInClock.advance(by: 0.1)
        stage.pop()
      }
      try check(stage, "nested")
    }

    @Test func `stay in balance in a tab bar controller`() throws {
      let tabs = UITabBarController()
      let stage = Stage("A") { navigator in
        tabs.viewControllers = [navigator, UIViewController()]
        return tabs
      }
      func does(_ what: String, _ work: () -> Void) {
        stage.does(what, work)
        stage.diary.note("= tab bar \(tabs.tabBar.isHidden ? "hidden" : "shown")")
      }
      stage.page("B").hidesBottomBarWhenPushed = true
      does("push B, which hides the bar") { stage.push("B") }
      does("a short swipe") { stage.swipe(by: 60) }
      does("swipe: back to A") { stage.swipe(by: 300) }
      does("the other tab") { tabs.selectedIndex = 1 }
      does("push B out of sight") { stage.push("B") }
      does("this tab again") { tabs.selectedIndex = 0 }
      does("pop, and the other tab at once") {
        stage.pop()
        standInClock.advance(by: 0.1)
        tabs.selectedIndex = 1
      }
      does("this tab again") { tabs.selectedIndex = 0 }
      try check(stage, "in-a-tab-bar-controller")
    }

    @Test func `stay in balance under something presented`() throws {
      let stage = Stage("A", "B")
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stage.does("present over all") { stage.navigator.present(cover, animated: true) }
      stage.does("pop below it") { stage.pop() }
      stage.does("dismiss") { stage.navigator.dismiss(animated: true) }
      stage.does("push B, and present before it is there") {
        stage.push("B")
        standInClock.advance(by: 0.1)
        stage.navigator.present(cover, animated: true)
      }
      stage.does("dismiss") { stage.navigator.dismiss(animated: true) }
      try check(stage, "presented")
    }

    @Test(arguments: StandInParameters.allValues)
    func `are the same whatever is not known of UIKit`(parameters: StandInParameters) throws {
      let stage = Stage("A", parameters: parameters)
      stage.does("push B") { stage.push("B") }
      stage.does("a short swipe") { stage.swipe(by: 60) }
      stage.does("swipe") { stage.swipe(by: 300) }
      try check(stage, "story")
    }
  }
#endif
