#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  @MainActor @Suite(.onTheDevice) struct `Around the pages of a navigation controller` {
    @Test(arguments: System.allCases)
    func `a tab bar that hides on push is as before after a cancelled swipe`(system: System) {
      let tabs = UITabBarController()
      let forest = Forest(["A"], parameters: .of(system)) { navigator in
        tabs.setViewControllers([navigator], animated: false)
        return tabs
      }
      forest.page("B").hidesBottomBarWhenPushed = true
      forest.push("B")
      forest.rest()
      #expect(tabs.tabBar.isHidden)
      for _ in 0..<3 {
        forest.slowSwipe(by: 60)
        forest.rest()
        #expect(tabs.tabBar.isHidden)
      }
      forest.swipe(by: 300)
      forest.rest()
      #expect(!tabs.tabBar.isHidden)
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `toolbar, large title and search are as before after a cancelled swipe`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      let (navigator, item) = (forest.navigator, forest.page("B").navigationItem)
      let search = UISearchController(searchResultsController: nil)
      item.searchController = search
      item.hidesSearchBarWhenScrolling = false
      search.searchBar.text = "to be"
      navigator.isToolbarHidden = false
      navigator.navigationBar.prefersLargeTitles = true
      item.largeTitleDisplayMode = .always
      standInClock.advance(frames: 2)
      let insets = forest.page("B").view.safeAreaInsets
      #expect(insets.top == 165)
      let titles = navigator.navigationBar.items?.map(\.title)
      for _ in 0..<3 {
        forest.slowSwipe(by: 60)
        forest.rest()
      }
      #expect(!navigator.isToolbarHidden && navigator.navigationBar.prefersLargeTitles)
      #expect(item.largeTitleDisplayMode == .always)
      #expect(forest.page("B").view.safeAreaInsets == insets)
      #expect(navigator.navigationBar.items?.map(\.title) == titles)
      #expect(navigator.navigationBar.topItem === item)
      #expect(item.searchController === search && search.searchBar.text == "to be")
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases, [true, false])
    func `a search goes on under a finger, and is swiped away when it is over`(
      system: System, isItsOwn: Bool
    ) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      let search = UISearchController(searchResultsController: nil)
      forest.page("B").definesPresentationContext = isItsOwn
      forest.page("B").navigationItem.searchController = search
      search.isActive = true
      search.searchBar.text = "to be"
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(search.isActive && search.searchBar.text == "to be")
      search.isActive = false
      forest.slowSwipe(by: 60)
      forest.rest()
      #expect(forest.page("B").navigationItem.searchController === search)
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `a page that is pushed on a search is swiped back to it`(system: System) {
      let forest = Forest(["A"], parameters: .of(system))
      let search = UISearchController(searchResultsController: nil)
      forest.page("A").definesPresentationContext = true
      forest.page("A").navigationItem.searchController = search
      search.isActive = true
      forest.push("B")
      forest.rest()
      forest.slowSwipe(by: 60)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(search.isActive)
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `the keyboard leaves with its page and comes back with it`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      forest.page("B").view.addSubview(field)
      field.becomeFirstResponder()
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 140, y: 400), in: 0.2)
      #expect(!field.isFirstResponder)
      finger.cancel()
      forest.rest()
      #expect(field.isFirstResponder)
      forest.swipe(by: 300)
      forest.rest()
      #expect(!field.isFirstResponder)
      #expect(forest.faults() == [])
    }

    @Test func `views have what the app has set on them, shade and shadow are gone`() throws {
      let forest = Forest(["A", "B"])
      let container = try #require(forest.page("B").view.superview)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 140, y: 400), in: 0.2)
      #expect(container.subviews.count == 4)
      finger.cancel()
      forest.rest()
      #expect(container.subviews == [forest.page("B").view])
      forest.page("B").view.alpha = 0.5
      forest.page("B").view.transform = CGAffineTransform(translationX: 0, y: 7)
      forest.slowSwipe(by: 100)
      forest.rest()
      #expect(forest.page("B").view.alpha == 0.5)
      #expect(forest.page("B").view.transform == CGAffineTransform(translationX: 0, y: 7))
    }

    @Test(arguments: System.allCases)
    func `pages below an opaque bar keep their place`(system: System) throws {
      let forest = Forest(["A", "B"], parameters: .of(system))
      forest.navigator.navigationBar.isTranslucent = false
      forest.navigator.view.setNeedsLayout()
      standInClock.advance(frames: 2)
      let place = forest.page("B").view.frame
      #expect(place.minY == forest.navigator.navigationBar.frame.maxY)
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      for name in ["A", "B"] {
        let view = try #require(forest.page(name).view)
        #expect(view.frame.minY == place.minY && view.bounds.size == place.size, "\(name)")
      }
      forest.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      forest.window.layoutIfNeeded()
      standInClock.advance(frames: 2)
      #expect(forest.page("B").view.frame.minY == place.minY)
      #expect(forest.page("B").view.frame.maxY == 390)
      finger.drag(to: CGPoint(x: 700, y: 300), in: 0.2)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.page("A").view.frame.minY == forest.navigator.navigationBar.frame.maxY)
      #expect(forest.faults() == [])
    }

    @Test func `the bar is told how far the page is`() throws {
      let forest = Forest(["A", "B"])
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 50, y: 400), in: 0.05)
      finger.drag(to: CGPoint(x: 245, y: 400), in: 0.2)
      let coordinator = try #require(forest.navigator.transitionCoordinator)
      #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      #expect(abs(coordinator.percentComplete - 0.5) < 0.01)
      var heard: [Bool] = []
      coordinator.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
      finger.cancel()
      forest.rest()
      #expect(heard == [true])
    }

    @Test(arguments: System.allCases)
    func `right to left everything is the other way round`(system: System) throws {
      let forest = Forest(["A", "B"], parameters: .of(system))
      forest.navigator.view.semanticContentAttribute = .forceRightToLeft
      forest.navigator.view.layoutIfNeeded()
      forest.swipe(by: 300)
      #expect(forest.names == ["A", "B"])
      forest.page("B").swipeArea = .leading(60)
      forest.swipe(from: 200, by: -180)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      let finger = forest.finger(at: 370)
      finger.drag(to: CGPoint(x: 170, y: 400), in: 0.2)
      #expect(try #require(forest.x(of: "B")) < -150)
      finger.drag(to: CGPoint(x: 60, y: 400), in: 0.1)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `a trackpad moves them too`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      let scroller = StandInScroller(forest.window).begin(at: CGPoint(x: 200, y: 400))
      for _ in 0..<12 {
        standInClock.advance(frames: 1)
        scroller.scroll(by: CGPoint(x: 25, y: 0))
      }
      scroller.end()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test func `a slider and a scroller keep their drags`() {
      let forest = Forest(["A", "B"])
      let scroller = UIScrollView(frame: .zero)
      let views = [UISlider(frame: .zero), scroller]
      for view in views {
        view.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
        forest.page("B").view.addSubview(view)
        scroller.contentSize = CGSize(width: 2000, height: 100)
        scroller.contentOffset.x = 500
        standInClock.advance(frames: 2)
        forest.swipe(by: 200)
        forest.rest()
        #expect(forest.names == ["A", "B"])
        view.removeFromSuperview()
      }
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: System.allCases)
    func `a button under a swipe does not fire`(system: System) {
      let forest = Forest(["A", "B"], parameters: .of(system))
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
      var isHit = false
      button.addAction(UIAction { _ in isHit = true }, for: .touchUpInside)
      forest.page("B").view.addSubview(button)
      forest.swipe(by: 300)
      forest.rest()
      #expect(!isHit && forest.names == ["A"])
    }
  }
#endif
