#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite(.onTheDevice) struct `Finding SwiftUI's navigation controller` {
    private func put(_ child: UIViewController, into parent: UIViewController) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    @Test func `finds the one beside, however deep, once it is there`() {
      let (root, hosting) = (UIViewController(), UIViewController())
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      put(hosting, into: root)
      let finder = NavigationFinder()
      put(finder, into: hosting)
      #expect(finder.found == nil)
      let between = UIViewController()
      let navigator = UINavigationController(rootViewController: Leaf("A"))
      put(between, into: hosting)
      put(navigator, into: between)
      finder.configuration.swipeArea = .edge
      #expect(finder.found === navigator)
      #expect(navigator.fullscreenPop?.configuration.swipeArea == .edge)
    }

    @Test func `takes the one it is in before any other`() {
      let page = Leaf("A")
      let navigator = UINavigationController(rootViewController: page)
      let window = UIWindow()
      window.rootViewController = navigator
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      put(UINavigationController(rootViewController: Leaf("B")), into: page)
      let finder = NavigationFinder()
      put(finder, into: page)
      #expect(finder.found === navigator)
    }
  }
#endif
