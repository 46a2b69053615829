#if os(Linux)
  import Foundation
  import SwipeEngine
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  /// Keeps references by key, as UIKit's coder for restorable state does.
  private final class Memory: NSCoder {
    private var values: [String: Any] = [:]
    override func encode(_ object: Any?, forKey key: String) { values[key] = object }
    override func decodeObject(forKey key: String) -> Any? { values[key] }
  }

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

    @Test func `is there at once while its scene is in the background, where no frame comes`() {
      let stage = Stage("A")
      let scene = UIWindowScene()
      stage.window.windowScene = scene
      scene.activationState = .background
      standInClock.links.removeAll()
      var calls = 0
      stage.navigator.pushViewController(stage.page("B"), animated: true) { calls += 1 }
      #expect(calls == 1)
      scene.activationState = .foregroundActive
      stage.navigator.pushViewController(stage.page("C"), animated: true) { calls += 1 }
      #expect(calls == 1)
      stage.rest()
      #expect(calls == 2)
      #expect(StandIn.takeFaults() == [])
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

    @Test func `holds no page that went unseen and stays as forward history`() {
      let stage = Stage(
        "A", "B", "C", configuration: DYNavigationConfiguration(keepsForwardHistory: true))
      stage.navigator.popToRootViewController(animated: true)
      #expect(stage.page("B").parent == nil && stage.page("B").navigator == nil)
      stage.rest()
      #expect(stage.navigator.children == [stage.page("A")])
      #expect(StandInKeys.press("]", .command, in: stage.window))
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(stage.page("B").parent === stage.navigator)
      #expect(stage.page("B").navigator === stage.navigator)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `brings back a page that is still on its way out when it is the next one`() {
      let stage = Stage("A", "B")
      stage.page("A").makeNext = { stage.page("B") }
      stage.pop()
      standInClock.advance(frames: 3)
      StandInKeys.press("]", .command, in: stage.window)
      stage.rest()
      #expect(stage.names == ["A", "B"] && stage.x(of: "B") == 0)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `tells pages that were passed by that they have moved`() {
      let stage = Stage("A")
      for name in ["B", "C", "D"] { stage.push(name) }
      stage.rest()
      let lines = stage.diary.read()
      for name in ["B", "C", "D"] {
        #expect(lines.filter { $0 == "\(name) didMove parent" }.count == 1, "\(name)")
      }
      stage.pop()
      standInClock.advance(frames: 4)
      stage.navigator.setViewControllers(
        ["A", "D", "E"].map { stage.page($0) }, animated: true)
      stage.rest()
      #expect(stage.diary.read().last { $0.hasPrefix("D didMove") } == "D didMove parent")
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

    @Test func `can be awaited: a call returns when all has come to rest`() async {
      let stage = Stage("A")
      let navigator = stage.navigator
      func awaits(_ call: @escaping @MainActor () async -> Void) async -> [Bool] {
        var isBack = false
        Task { @MainActor in
          await call()
          isBack = true
        }
        // How soon a task gets its turn depends on what else the machine does.
        func give() async { for _ in 0..<2_000 where !isBack { await Task.yield() } }
        await give()
        let atOnce = isBack
        stage.rest()
        await give()
        return [atOnce, isBack]
      }
      let (b, c) = (stage.page("B"), stage.page("C"))
      #expect(
        await awaits { await navigator.pushViewController(b, animated: true) } == [false, true])
      #expect(
        await awaits { await navigator.pushViewController(c, animated: false) } == [true, true])
      #expect(
        await awaits { _ = await navigator.popViewController(animated: true) } == [false, true])
      #expect(
        await awaits { await navigator.setViewControllers([b, c], animated: true) } == [
          false, true,
        ])
      #expect(
        await awaits { _ = await navigator.popToViewController(b, animated: true) }
          == [false, true])
      #expect(
        await awaits { _ = await navigator.popToRootViewController(animated: true) } == [
          true, true,
        ])
      #expect(stage.names == ["B"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `completes each call once, also one that a finger turns round or that is refused`() {
      let stage = Stage("A", "B")
      var done: [String] = []
      stage.navigator.popViewController(animated: true) { done.append("pop") }
      standInClock.advance(by: 0.1)
      let finger = stage.finger(at: 300)
      finger.drag(to: CGPoint(x: 20, y: 400), in: 0.1)
      stage.navigator.pushViewController(stage.page("A"), animated: true) { done.append("push") }
      #expect(done == ["push"])
      finger.up()
      stage.rest()
      #expect(done == ["push", "pop"])
      #expect(stage.names == ["A", "B"])
      stage.navigator.popToRootViewController(animated: true) { done.append("root") }
      stage.navigator.setViewControllers([], animated: true) { done.append("set") }
      stage.rest()
      #expect(done == ["push", "pop", "set", "root"])
    }

    @Test func `changes without loading the view`() {
      StandIn.reset()
      let navigator = DYNavigationController(rootViewController: Sheet("A"))
      navigator.pushViewController(Sheet("B"), animated: false)
      #expect(!navigator.isViewLoaded)
      navigator.popViewController(animated: true)
      navigator.setViewControllers([Sheet("C"), Sheet("D")], animated: true)
      navigator.popToRootViewController(animated: true)
      #expect(!navigator.isViewLoaded)
    }

    @Test func `can be encoded and restored as UIKit does it`() {
      let memory = Memory()
      let stage = Stage("A", "B", "C", "D")
      for name in ["A", "B", "D"] { stage.page(name).restorationIdentifier = name }
      stage.navigator.encodeRestorableState(with: memory)
      let other = Stage("X")
      other.navigator.decodeRestorableState(with: memory)
      #expect(other.names == ["A", "B"])
      #expect(other.page("X").parent == nil)
      other.navigator.decodeRestorableState(with: Memory())
      #expect(other.names == ["A", "B"])
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
