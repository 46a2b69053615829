import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `Presenting` {
  @Test func `a card leaves its presenter in place and full screen takes it away`() {
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
      StandIn.reset()
      let diary = Diary()
      let (page, card) = (Screen("page", diary), Screen("card", diary))
      _ = show(page)
      _ = diary.read()
      card.modalPresentationStyle = style
      page.present(card, animated: true)
      #expect(card.isBeingPresented && card.presentingViewController === page)
      standInClock.advance(by: 1)
      let covers = style == .fullScreen
      #expect(
        diary.read() == (covers ? ["page will disappear"] : []) + ["card will appear outside"]
          + ["card is appearing inside"] + (covers ? ["page did disappear"] : [])
          + ["card did appear"])
      page.dismiss(animated: true)
      #expect(card.isBeingDismissed)
      standInClock.advance(by: 1)
      #expect(page.presentedViewController == nil && page.view.window != nil)
      StandIn.verifyAtRest()
      #expect(StandIn.faults == [])
    }
  }

  @Test func `twice at once, or from outside a window, is a fault`() {
    let page = UIViewController()
    page.present(UIViewController(), animated: false)
    #expect(StandIn.takeFaults().count == 1)
    _ = show(page)
    page.present(UIViewController(), animated: false)
    page.present(UIViewController(), animated: false)
    #expect(StandIn.takeFaults().count == 1)
  }
}

@MainActor @Suite(.onTheDevice) struct `A tab bar controller` {
  @Test func `tells the screens that it changes between`() {
    let diary = Diary()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("a", diary), Screen("b", diary)]
    _ = show(tabs)
    _ = diary.read()
    tabs.standInTap(1)
    standInClock.advance(frames: 3)
    #expect(
      diary.read() == [
        "a will disappear", "b will appear outside", "a did disappear", "b is appearing inside",
        "b did appear",
      ])
    #expect(StandIn.faults == [])
  }

  @Test func `hides its bar under a screen that asks for it, and shows it again`() {
    let diary = Diary()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: Screen("a", diary))
    tabs.viewControllers = [navigation]
    _ = show(tabs)
    #expect(!tabs.tabBar.isHidden && navigation.view.safeAreaInsets.bottom == 83)
    let deep = Screen("deep", diary)
    deep.hidesBottomBarWhenPushed = true
    navigation.pushViewController(deep, animated: true)
    standInClock.advance(by: 1)
    #expect(tabs.tabBar.isHidden && navigation.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    standInClock.advance(by: 1)
    #expect(!tabs.tabBar.isHidden)
    #expect(deep.tabBarController == nil)
  }
}

@MainActor @Suite(.onTheDevice) struct `The device` {
  @Test func `tells controllers of a new size, with a coordinator that completes`() {
    final class Page: UIViewController {
      var sizes: [CGSize] = []
      var isDone = false
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinator.animate(alongsideTransition: nil) { _ in self.isDone = true }
      }
    }
    let (parent, child) = (Page(), Page())
    parent.addChild(child)
    child.didMove(toParent: parent)
    _ = show(parent)
    StandIn.changeDevice { $0.screenSize = CGSize(width: 844, height: 390) }
    #expect(parent.view.bounds.size == CGSize(width: 844, height: 390))
    StandIn.turn()
    #expect(parent.sizes.count == 1 && child.sizes.count == 1 && parent.isDone)
  }

  @Test func `tells views and controllers of new traits in the next turn`() {
    final class Page: UIViewController {
      var before: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        before.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
      }
    }
    let page = Page()
    _ = show(page)
    StandIn.changeDevice { $0.userInterfaceStyle = .dark }
    #expect(page.before == [])
    StandIn.turn()
    #expect(page.before == [.light] && page.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `posts when Reduce Motion changes and keeps cross-fade to itself`() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    StandIn.changeDevice { $0.prefersCrossFade = true }
    #expect(!UIAccessibility.prefersCrossFadeTransitions && count == 0)
    StandIn.changeDevice { $0.reducesMotion = true }
    #expect(UIAccessibility.prefersCrossFadeTransitions && UIAccessibility.isReduceMotionEnabled)
    #expect(count == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `remembers what was posted for VoiceOver`() {
    UIAccessibility.post(notification: .screenChanged, argument: "there")
    #expect(StandIn.accessibilityPosts.map(\.notification) == [.screenChanged])
    #expect(StandIn.accessibilityPosts.first?.argument as? String == "there")
  }

  @Test func `faults are told to who listens, and taken away by who asks`() {
    var heard: [String] = []
    StandIn.onFault = { heard.append($0) }
    StandIn.fault("broken")
    #expect(heard == ["broken"] && StandIn.takeFaults() == ["broken"] && StandIn.faults == [])
  }

  @Test func `parameters print only what differs`() {
    #expect(StandInParameters().description == "defaults")
    #expect(Set(StandInParameters.allValues.map(\.description)).count > 15)
  }
}

@MainActor @Suite(.onTheDevice) struct `A navigation bar of its own` {
  final class Clerk: NSObject, UINavigationBarDelegate {
    var log: [String] = []
    var allows = true
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      log.append("should \(navigationBar.items?.count ?? 0)")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("did \(navigationBar.items?.count ?? 0)")
    }
  }

  @Test func `asks before and tells after, in the same turn`() {
    let (bar, clerk) = (UINavigationBar(), Clerk())
    bar.items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
    bar.delegate = clerk
    clerk.allows = false
    #expect(bar.popItem(animated: true)?.title == "b")
    #expect(bar.items?.count == 2)
    clerk.allows = true
    bar.popItem(animated: true)
    #expect(clerk.log == ["should 2", "should 2", "did 1"])
  }

  @Test func `under a navigation controller may not be changed by others`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.popItem(animated: false)
    #expect(StandIn.takeFaults().count == 1)
  }
}

@MainActor @Suite(.onTheDevice) struct `A page view controller` {
  final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: controller) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
  }

  @Test func `turns its pages by a flick and stays at its ends`() {
    let book = Book()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = book
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let window = show(pager)
    func flick(by distance: CGFloat) {
      StandInTouches(window).down(at: CGPoint(x: 195, y: 400))
        .drag(to: CGPoint(x: 195 + distance, y: 400), in: 0.15).up()
      standInClock.advance(by: 3)
    }
    flick(by: 150)
    #expect(pager.viewControllers == [book.pages[0]])
    flick(by: -150)
    #expect(pager.viewControllers == [book.pages[1]])
    flick(by: 150)
    #expect(pager.viewControllers == [book.pages[0]])
    #expect(StandIn.faults == [])
  }
}
