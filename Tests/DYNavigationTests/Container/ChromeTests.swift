#if os(Linux)
  import Testing
  import UIKit

  @testable import DYNavigation

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

    @Test func `the tab bar goes when a page hides it and comes back with its decision`() {
      let tabs = UITabBarController()
      let stage = Stage("A") { navigator in
        tabs.viewControllers = [navigator, UIViewController()]
        return tabs
      }
      stage.page("B").hidesBottomBarWhenPushed = true
      stage.push("B")
      stage.rest()
      #expect(tabs.tabBar.isHidden)
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
      #expect(stage.diary.read() == ["A willAppear still", "A didAppear"])
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
      stage.page("A").next_ = { stage.page("C") }
      #expect(StandInKeys.press("]", .command, in: stage.window))
      #expect(stage.names == ["A", "C"])
      stage.rest()
      #expect(StandInKeys.press(UIKeyCommand.inputEscape, in: stage.window))
      #expect(stage.names == ["A"])
    }

    @Test func `what the system asks follows the top page`() {
      let stage = Stage("A")
      stage.page("B").preferredContentSize = CGSize(width: 320, height: 480)
      stage.push("B")
      #expect(stage.navigator.childForStatusBarStyle === stage.page("B"))
      #expect(stage.navigator.preferredContentSize == CGSize(width: 320, height: 480))
    }
  }
#endif
