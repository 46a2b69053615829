#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  @MainActor @Suite struct `Beside others, the container` {
    @Test func `fills the bar of a page that is pushed by a finger`() {
      let stage = Stage("A")
      stage.page("A").makeNext = { stage.page("B") }
      stage.swipe(from: 350, by: -300)
      stage.rest()
      let bar = stage.navigator.pageViews[Page(stage.page("B")).id]?.bar?.view
      #expect(bar?.topItem === stage.page("B").navigationItem)
      #expect(bar?.backItem != nil)
    }

    @Test func `lets a list scroll while a thumb rests on the screen`() {
      let stage = Stage("A", "B")
      let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 500))
      list.contentSize = CGSize(width: 390, height: 3000)
      stage.page("B").view.addSubview(list)
      standInClock.advance(frames: 2)
      let hand = stage.finger(at: 380, y: 150)
      hand.down(at: CGPoint(x: 200, y: 600))
      for step in 1...20 {
        hand.move(to: CGPoint(x: 200, y: 600 - CGFloat(step) * 15), after: 0.016, finger: 1)
      }
      #expect(list.contentOffset.y > 50)
    }

    @Test func `leaves nothing below something presented by key or VoiceOver`() {
      let stage = Stage("A", "B")
      stage.navigator.present(UIViewController(), animated: false)
      stage.rest()
      #expect(!stage.navigator.accessibilityPerformEscape())
      #expect(stage.navigator.keyCommands == [])
      stage.navigator.goBack(nil)
      #expect(stage.names == ["A", "B"])
    }

    @Test func `leaves a key to the container around it when it is at its root`() {
      let stage = Stage("A", "B")
      let inner = stage.nest("X", in: "B")
      let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
      inner.view.addSubview(field)
      let target = field.target(forAction: Selector("goBack:"), withSender: nil)
      #expect(target as AnyObject? === stage.navigator)
    }

    @Test(arguments: [true, false])
    func `leaves a tab bar hidden that the app has hidden`(asksTheController: Bool) {
      let tabs = UITabBarController()
      let stage = Stage("A") {
        tabs.viewControllers = [$0]
        return tabs
      }
      stage.navigator.bottomBar = BottomBar(asksTheController: asksTheController)
      tabs.isTabBarHidden = asksTheController
      tabs.tabBar.isHidden = !asksTheController
      stage.page("B").hidesBottomBarWhenPushed = true
      stage.push("B")
      stage.rest()
      stage.pop()
      stage.rest()
      #expect(asksTheController ? tabs.isTabBarHidden : tabs.tabBar.isHidden)
    }
  }
#endif
