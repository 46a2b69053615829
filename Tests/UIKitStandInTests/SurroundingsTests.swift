import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `Around the screens` {
  @Test func `a screen ends at a bar that it may not reach below`() {
    let stage = Stage("A", "B")
    let bar = stage.navigation.navigationBar
    #expect(stage.screens[1].view.frame.minY == 0)
    bar.isTranslucent = false
    stage.navigation.view.setNeedsLayout()
    standInClock.advance(frames: 2)
    #expect(stage.screens[1].view.frame.minY == bar.frame.maxY)
    #expect(stage.screens[1].view.safeAreaInsets.top == 0)
    stage.screens[0].extendedLayoutIncludesOpaqueBars = true
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.screens[0].view.frame.minY == 0)
    #expect(stage.screens[0].view.safeAreaInsets.top == bar.frame.maxY)
    #expect(StandIn.takeFaults() == [])
  }

  @Test func `a search in the bar takes room, and is presented while it is active`() {
    let stage = Stage("A")
    let (page, search) = (stage.screens[0], UISearchController(searchResultsController: nil))
    let top = page.view.safeAreaInsets.top
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    standInClock.advance(frames: 2)
    #expect(page.view.safeAreaInsets.top == top + 52)
    search.isActive = true
    #expect(stage.navigation.presentedViewController === search)
    search.isActive = false
    page.definesPresentationContext = true
    search.isActive = true
    #expect(page.presentedViewController === search)
    #expect(stage.navigation.presentedViewController == nil)
  }

  @Test func `what asks for its presenter's place gets it, where that offers it`() {
    let stage = Stage("A")
    let card = UIViewController()
    card.modalPresentationStyle = .overCurrentContext
    stage.screens[0].definesPresentationContext = true
    stage.screens[0].present(card, animated: false)
    #expect(card.presentingViewController === stage.screens[0])
    #expect(stage.navigation.presentedViewController == nil)
    standInClock.advance(frames: 4)
    stage.screens[0].dismiss(animated: false)
    standInClock.advance(frames: 4)
    #expect(stage.screens[0].presentedViewController == nil)
    #expect(StandIn.takeFaults() == [])
  }

  @Test func `a pan hears of every scroll, not of the first alone`() {
    let window = show(UIViewController())
    var states: [UIGestureRecognizer.State] = []
    let ear = Ear { states.append(($0 as? UIPanGestureRecognizer)?.state ?? .failed) }
    let pan = UIPanGestureRecognizer(target: ear, action: Selector(("pan:")))
    pan.allowedScrollTypesMask = .all
    window.rootViewController?.view.addGestureRecognizer(pan)
    for _ in 0..<2 {
      let scroller = StandInScroller(window).begin(at: CGPoint(x: 100, y: 100))
      scroller.scroll(by: CGPoint(x: 30, y: 0), after: 0.016)
      scroller.end()
      standInClock.advance(frames: 2)
    }
    #expect(states == [.began, .ended, .began, .ended])
  }

  @Test func `the status bar is asked for in the next turn after it was to be updated`() {
    final class Asked: UIViewController {
      var questions = 0
      override var prefersStatusBarHidden: Bool {
        questions += 1
        return true
      }
    }
    let page = Asked()
    let window = show(page)
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(page.questions == 0)
    standInClock.advance(frames: 1)
    #expect(page.questions == 1)
    #expect(StandIn.statusBarIsHidden(in: window))
  }

  @Test func `VoiceOver's focus is in what the last new screen was about`() {
    let (page, words) = (UIViewController(), UILabel())
    page.view.addSubview(words)
    #expect(!words.accessibilityElementIsFocused())
    UIAccessibility.post(notification: .screenChanged, argument: page.view)
    #expect(words.accessibilityElementIsFocused())
    UIAccessibility.post(notification: .screenChanged, argument: UIView())
    #expect(!words.accessibilityElementIsFocused())
  }

  @Test func `a tab bar that the app hides stays hidden, and makes room`() {
    let (tabs, page) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [page]
    let window = show(tabs)
    #expect(page.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    standInClock.advance(frames: 2)
    #expect(tabs.tabBar.isHidden)
    #expect(page.view.safeAreaInsets.bottom == 34)
    _ = window
  }
}
