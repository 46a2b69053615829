#if os(Linux)
  import Testing
  import UIKit

  @testable import DYNavigation
  @testable import DYNavigationExample

  extension Beat: StandInInvokable {
    public func standInInvoke(_ selector: Selector, with sender: Any?) {
      if let link = sender as? CADisplayLink { beat(link) }
    }
  }

  extension DYNavigationExample.Button: StandInInvokable {
    public func standInInvoke(_ selector: Selector, with sender: Any?) {
      if let button = sender as? UIButton { tap(button) }
    }
  }

  extension Ear: StandInInvokable {
    public func standInInvoke(_ selector: Selector, with sender: Any?) {
      if let recognizer = sender as? UIPanGestureRecognizer { pan(recognizer) }
    }
  }

  @MainActor @Suite struct `The iOS example` {
    private func start() -> (UIWindow, DYNavigationController) {
      StandIn.reset()
      let navigator = DYNavigationController(rootViewController: RootViewController())
      let window = UIWindow()
      window.rootViewController = navigator
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      return (window, navigator)
    }

    @Test func `pushes threads by button and by swipe, and pops them`() {
      let (window, navigator) = start()
      let finger = StandInTouches(window).down(at: CGPoint(x: 350, y: 700))
      finger.drag(to: CGPoint(x: 50, y: 700), in: 0.2)
      finger.up()
      standInClock.advance(by: 1.5)
      #expect(navigator.topViewController?.title == "Thread 1")
      (navigator.topViewController as? DetailViewController)?.navigator?
        .pushViewController(DetailViewController(number: 2), animated: true)
      standInClock.advance(by: 1.5)
      #expect(navigator.path.components == ["1", "2"])
      StandInTouches(window).down(at: CGPoint(x: 40, y: 700))
        .drag(to: CGPoint(x: 340, y: 700), in: 0.2).up()
      standInClock.advance(by: 1.5)
      #expect(navigator.topViewController?.title == "Thread 1")
      #expect(StandIn.takeFaults() == [])
    }
  }
#endif
