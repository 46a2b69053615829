#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  /// Bars that grow with the text.
  @MainActor private final class LargerBars: DYNavigationController {
    override func makeNavigationBar() -> UINavigationBar { Bar() }

    final class Bar: UINavigationBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge
        return CGSize(width: size.width, height: isLarge ? 88 : 44)
      }
    }
  }

  @MainActor @Suite struct `Around a page` {
    @Test func `a bar of its own shows the way back and asks the page's veto`() {
      let stage = Stage("A", "B")
      let bar = stage.navigator.pageViews[Page(stage.page("B")).id]?.bar?.view
      #expect(bar?.topItem === stage.page("B").navigationItem)
      #expect(bar?.backItem?.title == "A")
      stage.page("B").canBeLeft = false
      bar?.standInTapBack()
      #expect(stage.names == ["A", "B"])
      stage.page("B").canBeLeft = true
      bar?.standInTapBack()
      #expect(stage.names == ["A"])
      #expect(bar?.items?.count == 2)
      stage.rest()
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `the back button says what the page below wants it to`() {
      let stage = Stage("A")
      let below = stage.page("A").navigationItem
      below.backButtonTitle = "All"
      below.backButtonDisplayMode = .minimal
      stage.push("B")
      stage.rest()
      func back() -> UINavigationItem? {
        stage.navigator.pageViews[Page(stage.page("B")).id]?.bar?.view.backItem
      }
      #expect(back() !== below)  // which is in the bar of its own page
      #expect(back()?.title == "A" && back()?.backButtonTitle == "All")
      #expect(back()?.backButtonDisplayMode == .minimal)
      below.title = "Inbox"
      stage.navigator.setNeedsNavigationBarUpdate()
      #expect(back()?.title == "Inbox")
      below.backButtonTitle = "Some"
      stage.navigator.setNeedsNavigationBarUpdate()
      #expect(back()?.backButtonTitle == "Some")
      let same = back()
      stage.navigator.setNeedsNavigationBarUpdate()
      #expect(back() === same)
    }

    @Test func `the bar makes room in the safe area, and only for itself`() {
      let stage = Stage("A")
      let page = stage.page("A")
      let height = stage.navigator.pageViews[Page(page).id]?.bar?.view.bounds.height ?? 0
      #expect(height > 0)
      #expect(page.view.safeAreaInsets.top == 59 + height)
      page.additionalSafeAreaInsets.top += 10
      page.prefersNavigationBarHidden = true
      stage.navigator.setNeedsNavigationBarUpdate()
      standInClock.advance(frames: 2)
      #expect(page.additionalSafeAreaInsets.top == 10)
      #expect(page.view.safeAreaInsets.top == 69)
    }

    @Test(arguments: [true, false])
    func `the tab bar goes when a page hides it and comes back with its decision`(isNew: Bool) {
      let tabs = UITabBarController()
      let stage = Stage("A") { navigator in
        tabs.viewControllers = [navigator, UIViewController()]
        return tabs
      }
      stage.navigator.bottomBar = BottomBar(asksTheController: isNew)
      stage.page("B").hidesBottomBarWhenPushed = true
      #expect(stage.page("A").view.safeAreaInsets.bottom == 83)
      stage.push("B")
      stage.rest()
      #expect(tabs.tabBar.isHidden)
      #expect(stage.page("B").view.safeAreaInsets.bottom == 34)
      stage.swipe(by: 60)
      stage.rest()
      #expect(tabs.tabBar.isHidden)
      stage.swipe(by: 300)
      stage.rest()
      #expect(!tabs.tabBar.isHidden)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `another tab shows its bar, and callbacks stay in balance`() {
      let tabs = UITabBarController()
      let stage = Stage("A", "B") { navigator in
        tabs.viewControllers = [navigator, UIViewController()]
        return tabs
      }
      tabs.selectedIndex = 1
      standInClock.advance(frames: 4)
      #expect(stage.diary.read() == ["B willDisappear still", "B didDisappear"])
      stage.pop()
      stage.rest()
      #expect(!stage.diary.read().contains { $0.contains("ppear") })
      tabs.selectedIndex = 0
      standInClock.advance(frames: 4)
      #expect(stage.diary.read() == ["A willAppear still", "A isAppearing", "A didAppear"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `the keyboard leaves with its page and comes back on cancel`() {
      let stage = Stage("A", "B")
      let field = UITextField(frame: CGRect(x: 0, y: 600, width: 390, height: 40))
      stage.page("B").view.addSubview(field)
      field.becomeFirstResponder()
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 90, y: 400), in: 0.2)
      #expect(!field.isFirstResponder)
      standInClock.advance(by: 0.2)
      finger.up()
      stage.rest()
      #expect(field.isFirstResponder)
      stage.swipe(by: 300)
      stage.rest()
      #expect(!field.isFirstResponder)
    }

    @Test func `VoiceOver's escape pops and says whether it did`() {
      let stage = Stage("A", "B")
      stage.page("B").canBeLeft = false
      #expect(!stage.navigator.accessibilityPerformEscape())
      stage.page("B").canBeLeft = true
      #expect(stage.navigator.accessibilityPerformEscape())
      #expect(!stage.navigator.accessibilityPerformEscape())
      stage.rest()
      #expect(stage.names == ["A"])
    }

    @Test func `VoiceOver is told of a new screen when there is one`() {
      let stage = Stage("A", "B")
      StandIn.device.voiceOverRuns = true
      stage.swipe(by: 60)
      stage.rest()
      #expect(StandIn.accessibilityPosts.isEmpty)
      stage.swipe(by: 300)
      stage.rest()
      #expect(StandIn.accessibilityPosts.map(\.notification) == [.screenChanged])
    }

    @Test func `keys go back and forward where that leads somewhere`() {
      let stage = Stage("A", "B")
      #expect(StandInKeys.press("[", .command, in: stage.window))
      #expect(stage.names == ["A"])
      stage.rest()
      #expect(!StandInKeys.press(UIKeyCommand.inputEscape, in: stage.window))
      stage.page("A").makeNext = { stage.page("C") }
      #expect(StandInKeys.press("]", .command, in: stage.window))
      #expect(stage.names == ["A", "C"])
      stage.rest()
      let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
      stage.page("C").view.addSubview(field)
      field.becomeFirstResponder()
      #expect(StandInKeys.press(UIKeyCommand.inputEscape, in: stage.window))
      #expect(stage.names == ["A"])
    }

    @Test func `what the system asks follows the top page`() {
      let stage = Stage("A")
      let (navigator, page) = (stage.navigator, stage.page("B"))
      page.preferredContentSize = CGSize(width: 320, height: 480)
      let list = UIScrollView()
      page.setContentScrollView(list, for: .bottom)
      let before = StandIn.systemUpdates
      stage.push("B")
      for child in [
        navigator.childForStatusBarStyle, navigator.childForStatusBarHidden,
        navigator.childForHomeIndicatorAutoHidden,
        navigator.childForScreenEdgesDeferringSystemGestures,
        navigator.childViewControllerForPointerLock, navigator.childForInterfaceOrientationLock,
      ] {
        #expect(child === page)
      }
      #expect(navigator.preferredContentSize == CGSize(width: 320, height: 480))
      page.preferredContentSize.height = 500
      #expect(navigator.preferredContentSize.height == 500)
      #expect(navigator.contentScrollView(for: .bottom) === list)
      let updates = StandIn.systemUpdates
      #expect(updates.statusBar == before.statusBar + 1)
      #expect(updates.homeIndicator == before.homeIndicator + 1)
      #expect(updates.screenEdges == before.screenEdges + 1)
      #expect(updates.orientations == before.orientations + 1)
      #expect(updates.locks == before.locks + 2)
    }

    @Test func `a memory warning takes nothing away that is in sight, and the swipe works`() {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      let views = ["A", "B"].map { stage.page($0).viewIfLoaded }
      for controller in [stage.navigator] + stage.navigator.viewControllers {
        controller.didReceiveMemoryWarning()
      }
      #expect(views.allSatisfy { $0?.window != nil })
      #expect(["A", "B"].map { stage.page($0).viewIfLoaded } == views)
      finger.drag(to: CGPoint(x: 350, y: 400), in: 0.1)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `the bar of larger text makes more room, while the page is up`() {
      StandIn.reset()
      let page = Sheet("A")
      let window = UIWindow()
      window.rootViewController = LargerBars(rootViewController: page)
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      #expect(page.view.safeAreaInsets.top == 103)
      StandIn.device.contentSizeCategory = .accessibilityExtraLarge
      window.standInTraitsMayHaveChanged()
      standInClock.advance(frames: 4)
      #expect(page.view.safeAreaInsets.top == 147)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `Reduce Motion is read at every transition, by key too`() {
      let stage = Stage("A")
      stage.page("A").makeNext = { stage.page("B") }
      StandIn.device.reducesMotion = true
      #expect(StandInKeys.press("]", .command, in: stage.window))
      standInClock.advance(by: 0.1)
      #expect(stage.x(of: "B") == 0)
      stage.rest()
      StandIn.device.reducesMotion = false
      stage.pop()
      standInClock.advance(by: 0.1)
      #expect(stage.x(of: "B") ?? 0 > 10)
    }

    @Test func `pages that are covered are hidden from VoiceOver, also after a cancelled swipe`() {
      let stage = Stage("A", "B")
      func isHidden(_ name: String) -> Bool? {
        stage.navigator.pageViews[Page(stage.page(name)).id]?.accessibilityElementsHidden
      }
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 100, y: 400), in: 0.2)
      #expect(isHidden("B") == false)
      #expect(isHidden("A") == true)
      finger.cancel()
      stage.rest()
      #expect(isHidden("B") == false)
      stage.swipe(by: 300)
      stage.rest()
      #expect(isHidden("A") == false)
    }
  }
#endif
