#if os(Linux)
  import Testing
  import UIKit

  @testable import DYNavigation

  @MainActor @Suite struct `What lies under the finger` {
    private func put(_ view: UIView, on stage: Stage) {
      view.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
      stage.page("B").view.addSubview(view)
      standInClock.advance(frames: 2)
    }

    @Test func `is a slider's when it is a slider`() {
      let stage = Stage("A", "B")
      put(UISlider(frame: .zero), on: stage)
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
    }

    @Test func `is a switch's when it is a switch`() {
      let stage = Stage("A", "B")
      let knob = UISwitch(frame: .zero)
      put(knob, on: stage)
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      knob.isEnabled = false
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }

    @Test func `is a text's with a selection, whose handles are dragged`() {
      let stage = Stage("A", "B")
      let text = SelectableText(frame: .zero)
      put(text, on: stage)
      text.becomeFirstResponder()
      text.hasSelection = true
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      text.hasSelection = false
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }

    @Test func `is a text's under a mouse, which selects, and not under a finger`() {
      let stage = Stage("A", "B")
      put(UITextView(frame: .zero), on: stage)
      for (type, names) in [
        (UITouch.TouchType.indirectPointer, ["A", "B"]), (.direct, ["A"]),
      ] {
        let touch = StandInTouches(stage.window).down(at: CGPoint(x: 40, y: 400), type: type)
        touch.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
        touch.up()
        stage.rest()
        #expect(stage.names == names)
      }
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `is a web view's as long as it has history that way`() {
      let stage = Stage("A", "B")
      let web = WebView(frame: .zero)
      put(web, on: stage)
      stage.page("B").next_ = { stage.page("C") }
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

    @Test(arguments: StandInParameters.allValues)
    func `is an edge swipe's of the app's own at the edge, and only there`(
      parameters: StandInParameters
    ) {
      let stage = Stage("A", "B", parameters: parameters)
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      stage.page("B").view.addGestureRecognizer(edge)
      let finger = stage.finger(at: 4)
      finger.drag(to: CGPoint(x: 300, y: 400), in: 0.2)
      #expect(edge.state == .changed)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A", "B"])
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [], "\(parameters)")
    }

    @Test(arguments: StandInParameters.allValues)
    func `comes before the pop of a navigation controller around, until the root`(
      parameters: StandInParameters
    ) {
      let outer = UINavigationController(rootViewController: UIViewController())
      let stage = Stage("A", "B", parameters: parameters) { navigator in
        outer.pushViewController(navigator, animated: false)
        return outer
      }
      stage.swipe(from: 4, by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(outer.viewControllers.count == 2)
      stage.swipe(from: 4, by: 300)
      stage.rest()
      #expect(outer.viewControllers.count == 1)
      #expect(StandIn.takeFaults() == [], "\(parameters)")
    }

    @Test(arguments: StandInParameters.allValues)
    func `comes before a drag of the app's own on the container or around it`(
      parameters: StandInParameters
    ) {
      let around = UIViewController()
      let stage = Stage("A", "B", parameters: parameters) { navigator in
        around.addChild(navigator)
        around.view.addSubview(navigator.view)
        navigator.didMove(toParent: around)
        return around
      }
      for view in [stage.navigator.view, around.view] {
        let pan = UIPanGestureRecognizer()
        view?.addGestureRecognizer(pan)
        let steep = stage.finger(at: 100)
        steep.drag(to: CGPoint(x: 110, y: 500), in: 0.2)
        #expect(pan.state == .changed, "\(parameters)")
        steep.up()
        stage.swipe(by: 300)
        stage.rest()
        #expect(stage.names == ["A"], "\(parameters)")
        stage.push("B", animated: false)
        view?.removeGestureRecognizer(pan)
      }
      #expect(StandIn.takeFaults() == [], "\(parameters)")
    }

    @Test func `is a recogniser's that has begun, as one that lifts something`() {
      let stage = Stage("A", "B")
      let lift = UILongPressGestureRecognizer()
      let friend = Friend()
      lift.delegate = friend
      stage.page("B").view.addGestureRecognizer(lift)
      let finger = stage.finger(at: 40)
      standInClock.advance(by: 0.7)
      #expect(lift.state == .began)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: StandInParameters.RecogniserOrder.allCases)
    func `is the stack's over a list that still moves, which comes to rest too`(
      order: StandInParameters.RecogniserOrder
    ) {
      var parameters = StandInParameters()
      parameters.recogniserOrder = order
      let stage = Stage("A", "B", parameters: parameters)
      let list = UIScrollView(frame: .zero)
      put(list, on: stage)
      list.contentSize = CGSize(width: 390, height: 30_000)
      let flick = stage.finger(at: 100, y: 480)
      flick.drag(to: CGPoint(x: 100, y: 310), in: 0.08)
      flick.up()
      standInClock.advance(by: 0.1)
      #expect(list.isDecelerating)
      stage.swipe(by: 60)
      #expect(stage.diary.read().first == "— pop by finger")
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(!list.isDecelerating)
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `is a scroller's that has just been moving, even at its end`() {
      let stage = Stage("A", "B")
      let scroller = MovingScroller(frame: .zero)
      put(scroller, on: stage)
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.contentSize = CGSize(width: 3000, height: 200)
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A", "B"])
      scroller.moves = false
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `is a control's that reports values, but no button's`() {
      let stage = Stage("A", "B")
      let control = UIControl(frame: .zero)
      put(control, on: stage)
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
      stage.push("B", animated: false)
      control.addAction(UIAction { _ in }, for: .valueChanged)
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
    }

    @Test func `lets go of a button that the swipe began on`() {
      let stage = Stage("A", "B")
      let button = UIButton(type: .system)
      var isHit = false
      button.addAction(UIAction { _ in isHit = true }, for: .touchUpInside)
      put(button, on: stage)
      stage.swipe(by: 300)
      #expect(!isHit)
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `is a scroller's that can still move that way`() {
      let stage = Stage("A", "B")
      let scroller = UIScrollView(frame: .zero)
      put(scroller, on: stage)
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.contentSize = CGSize(width: 1000, height: 200)
      scroller.contentOffset = CGPoint(x: 200, y: 0)
      stage.swipe(by: 100)
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(scroller.contentOffset.x < 200)
      scroller.contentOffset = .zero
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `is a list's when the drag is steep`() {
      let stage = Stage("A", "B")
      let list = UIScrollView(frame: .zero)
      put(list, on: stage)
      list.contentSize = CGSize(width: 390, height: 3000)
      let finger = stage.finger(at: 100, y: 450)
      finger.drag(to: CGPoint(x: 160, y: 310), in: 0.1)
      finger.up()
      #expect(stage.names == ["A", "B"])
      #expect(list.contentOffset.y > 50)
    }

    @Test func `is the stack's when the drag over a list is flat`() {
      let stage = Stage("A", "B")
      let list = UIScrollView(frame: .zero)
      put(list, on: stage)
      list.contentSize = CGSize(width: 390, height: 3000)
      let finger = stage.finger(at: 40, y: 400)
      finger.drag(to: CGPoint(x: 340, y: 460), in: 0.2)
      finger.up()
      #expect(stage.names == ["A"])
      #expect(list.contentOffset.y == 0)
    }

    @Test func `is a row's that has actions on that side`() {
      let stage = Stage("A", "B")
      let rows = Rows()
      let table = UITableView(frame: .zero, style: .plain)
      (table.dataSource, table.delegate) = (rows, rows)
      put(table, on: stage)
      rows.actions = [UIContextualAction(style: .normal, title: "Read") { _, _, _ in }]
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      rows.actions = []
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }

    @Test func `is a view's that says so`() {
      let stage = Stage("A", "B")
      let map = Map(frame: .zero)
      put(map, on: stage)
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
      put(book.view, on: stage)
      book.didMove(toParent: stage.page("B"))
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(book.viewControllers?.first === leaves.all[0])
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }

    @Test func `is the inner container's as long as it can move`() {
      let stage = Stage("A", "B")
      let inner = DYNavigationController(rootViewController: Sheet("a"))
      inner.setViewControllers([inner.viewControllers[0], Sheet("b")], animated: false)
      stage.page("B").addChild(inner)
      put(inner.view, on: stage)
      inner.didMove(toParent: stage.page("B"))
      standInClock.advance(frames: 4)
      stage.swipe(by: 300)
      #expect(inner.viewControllers.count == 1)
      #expect(stage.names == ["A", "B"])
      stage.rest()
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: StandInParameters.allValues)
    func `is the same whoever hears of a touch first`(parameters: StandInParameters) {
      let stage = Stage("A", "B", parameters: parameters)
      let inner = DYNavigationController(rootViewController: Sheet("a"))
      inner.setViewControllers([inner.viewControllers[0], Sheet("b")], animated: false)
      stage.page("B").addChild(inner)
      inner.view.frame = stage.page("B").view.bounds
      stage.page("B").view.addSubview(inner.view)
      inner.didMove(toParent: stage.page("B"))
      standInClock.advance(frames: 4)
      stage.swipe(by: 300)
      stage.rest()
      #expect(inner.viewControllers.count == 1)
      #expect(stage.names == ["A", "B"])
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }
  }

  /// Lets everyone recognise beside it.
  @MainActor private final class Friend: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @MainActor private final class MovingScroller: UIScrollView {
    var moves = true
    override var isDecelerating: Bool { moves }
  }

  @MainActor private final class SelectableText: UITextView {
    var hasSelection = false

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
        ? hasSelection : super.canPerformAction(action, withSender: sender)
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

  @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var actions: [UIContextualAction] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: actions) }
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
