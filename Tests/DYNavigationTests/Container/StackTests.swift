#if os(Linux)
  import Foundation
  import SwipeEngine
  import Testing
  import UIKit

  @testable import DYNavigation

  @MainActor @Suite struct `The stack of the container` {
    @Test func `answers in UIKit's words`() {
      let stage = Stage("A", "B", "C", "D")
      let navigator = stage.navigator
      #expect(navigator.topViewController === stage.page("D"))
      #expect(navigator.popToViewController(stage.page("B"), animated: false)?.count == 2)
      #expect(navigator.popToViewController(Sheet("X"), animated: false) == nil)
      #expect(navigator.popViewController(animated: false) === stage.page("B"))
      #expect(navigator.popViewController(animated: false) == nil)
      #expect(navigator.popToRootViewController(animated: false) == nil)
      navigator.show(stage.page("B"), sender: nil)
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(stage.page("B").dyNavigationController === navigator)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `refuses a page that it has`() {
      let stage = Stage("A", "B")
      stage.push("A")
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(stage.diary.read() == ["— refused push: alreadyOnStack"])
    }

    @Test func `calls a completion once, when all has come to rest`() {
      let stage = Stage("A")
      var calls = 0
      stage.navigator.pushViewController(stage.page("B"), animated: true) { calls += 1 }
      #expect(calls == 0)
      stage.rest()
      #expect(calls == 1)
      stage.navigator.popViewController(animated: false) { calls += 1 }
      #expect(calls == 2)
    }

    @Test func `counts each call once, in callbacks too`() {
      let stage = Stage("A")
      stage.page("B").onAppear = { [unowned stage] in
        stage.page("B").onAppear = {}
        stage.push("C")
        stage.push("D", animated: false)
        stage.pop()
      }
      stage.push("B")
      stage.rest()
      #expect(stage.names == ["A", "B", "C"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `pops two pages for two quick pops, in order`() {
      let stage = Stage("A", "B", "C")
      stage.pop()
      standInClock.advance(by: 0.05)
      stage.pop()
      #expect(stage.names == ["A"])
      stage.rest()
      let lines = stage.diary.read()
      #expect(lines.filter { $0.hasSuffix("didMove nil") } == ["C didMove nil", "B didMove nil"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `becomes another one at once, with at most two pages on screen`() {
      let stage = Stage("A", "B", "C")
      stage.navigator.setViewControllers(
        ["A", "X", "Y"].map { stage.page($0) }, animated: true)
      #expect(stage.names == ["A", "X", "Y"])
      #expect(stage.page("X").parent === stage.navigator)
      standInClock.advance(by: 0.1)
      let views = stage.navigator.view.subviews.compactMap { $0 as? PageView }
      #expect(views.filter { !$0.isHidden }.count == 2)
      stage.rest()
      #expect(stage.page("C").parent == nil)
      #expect(stage.page("C").navigator == nil)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `can be saved as a path and made again`() throws {
      let stage = Stage("A", "B", "C")
      let data = try JSONEncoder().encode(stage.navigator.path)
      let other = Stage("A")
      other.navigator.restore(try JSONDecoder().decode(DYNavigationPath.self, from: data)) {
        other.page($0)
      }
      #expect(other.names == ["A", "B", "C"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `is released with all its pages`() {
      weak var navigator: DYNavigationController?
      weak var page: UIViewController?
      do {
        let stage = Stage("A", "B")
        navigator = stage.navigator
        page = stage.page("B")
        stage.pop()
        standInClock.advance(by: 0.1)
        stage.window.rootViewController = nil
        standInClock.advance(by: 1)
        StandIn.reset()
      }
      #expect(navigator == nil)
      #expect(page == nil)
    }
  }
#endif
