#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite struct `A drag on content with swipes of its own` {
    @Test func `is a web view's as long as it has history that way`() {
      let stage = Stage("A", "B")
      let web = WebView(frame: .zero)
      stage.put(web, on: "B")
      stage.page("B").makeNext = { stage.page("C") }
      web.canGoBack = true
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      stage.swipe(from: 350, by: -300)
      stage.rest()
      #expect(stage.names == ["A", "B", "C"])
      stage.pop(animated: false)
      web.canGoBack = false
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
    }

    @Test func `is a row's that has actions on that side`() {
      let stage = Stage("A", "B")
      let rows = RowsWithActions()
      let table = UITableView(frame: .zero, style: .plain)
      (table.dataSource, table.delegate) = (rows, rows)
      stage.put(table, on: "B")
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      rows.actions = []
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }

    @Test func `is a view's that says so`() {
      let stage = Stage("A", "B")
      let map = Map(frame: .zero)
      stage.put(map, on: "B")
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      #expect(map.asked.map(\.direction) == [.back])
      #expect(map.asked.first?.point == CGPoint(x: 40, y: 100))
    }

    @Test func `is a page controller's until it is at its end`() {
      let stage = Stage("A", "B")
      let book = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      let leaves = Leaves()
      book.dataSource = leaves
      book.setViewControllers([leaves.all[1]], direction: .forward, animated: false)
      stage.page("B").addChild(book)
      stage.put(book.view, on: "B")
      book.didMove(toParent: stage.page("B"))
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(book.viewControllers?.first === leaves.all[0])
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }
  }

  @MainActor private final class WebView: UIView, DYSwipeContent {
    var (canGoBack, canGoForward) = (false, false)

    func wantsSwipe(_ direction: DYSwipeDirection, from point: CGPoint) -> Bool {
      direction == .back ? canGoBack : canGoForward
    }
  }

  @MainActor private final class Map: UIView, DYSwipeContent {
    var asked: [(direction: DYSwipeDirection, point: CGPoint)] = []

    func wantsSwipe(_ direction: DYSwipeDirection, from point: CGPoint) -> Bool {
      asked.append((direction, point))
      return true
    }
  }

  @MainActor private final class Leaves: NSObject, UIPageViewControllerDataSource {
    let all = [UIViewController(), UIViewController()]

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === all[1] ? all[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
  }
#endif
