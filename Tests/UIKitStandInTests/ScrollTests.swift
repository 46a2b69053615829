import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `A scroll view` {
  final class Witness: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      log.append("begin \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("\(Int(scrollView.contentOffset.y))")
    }
  }

  private func scroller(content: CGSize) -> (UIScrollView, UIWindow) {
    let root = UIViewController()
    let window = show(root)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    root.view.addSubview(view)
    StandIn.turn()
    return (view, window)
  }

  @Test func `counts what a drag travels beyond ten points`() {
    let (view, window) = scroller(content: CGSize(width: 390, height: 3000))
    let witness = Witness()
    view.delegate = witness
    let finger = StandInTouches(window).down(at: CGPoint(x: 100, y: 500))
    #expect(view.isTracking && !view.isDragging)
    finger.move(to: CGPoint(x: 100, y: 485), after: 0.016)
    finger.move(to: CGPoint(x: 100, y: 470), after: 0.016)
    #expect(view.isDragging)
    #expect(witness.log == ["begin 0", "5", "20"])
  }

  @Test func `leaves drags along an axis that cannot scroll to others`() {
    let (view, window) = scroller(content: CGSize(width: 390, height: 3000))
    let outer = UIPanGestureRecognizer()
    view.superview?.addGestureRecognizer(outer)
    let finger = StandInTouches(window).down(at: CGPoint(x: 100, y: 500))
    finger.move(to: CGPoint(x: 130, y: 500), after: 0.016)
    #expect(!view.isDragging && outer.state == .began)
    finger.up()
  }

  @Test func `keeps drags along its own axis from those around it`() {
    let (view, window) = scroller(content: CGSize(width: 3000, height: 844))
    let outer = UIPanGestureRecognizer()
    view.superview?.addGestureRecognizer(outer)
    let finger = StandInTouches(window).down(at: CGPoint(x: 200, y: 500))
    finger.move(to: CGPoint(x: 170, y: 500), after: 0.016)
    #expect(view.isDragging && outer.state == .failed)
    finger.up()
  }

  @Test func `goes on after a flick and stops under a finger`() {
    let (view, window) = scroller(content: CGSize(width: 390, height: 9000))
    let finger = StandInTouches(window).down(at: CGPoint(x: 100, y: 600))
    finger.drag(to: CGPoint(x: 100, y: 300), in: 0.2).up()
    let atLift = view.contentOffset.y
    standInClock.advance(by: 0.2)
    #expect(view.isDecelerating && view.contentOffset.y > atLift + 50)
    StandInTouches(window).down(at: CGPoint(x: 100, y: 300))
    #expect(!view.isDecelerating)
  }

  @Test func `follows less and less over its edge`() {
    let (view, window) = scroller(content: CGSize(width: 390, height: 3000))
    StandInTouches(window).down(at: CGPoint(x: 100, y: 100))
      .move(to: CGPoint(x: 100, y: 310), after: 0.1)
    #expect(view.contentOffset.y < -60 && view.contentOffset.y > -200)
  }

  @Test func `stays at its edge where it does not bounce`() {
    let (view, window) = scroller(content: CGSize(width: 390, height: 3000))
    view.bounces = false
    StandInTouches(window).down(at: CGPoint(x: 100, y: 100))
      .move(to: CGPoint(x: 100, y: 310), after: 0.1)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `animates its offset in the model over three tenths of a second`() {
    let (view, _) = scroller(content: CGSize(width: 390, height: 3000))
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    standInClock.advance(by: 0.15)
    #expect(abs(view.contentOffset.y - 100) < 12)
    standInClock.advance(by: 0.2)
    #expect(view.contentOffset.y == 200)
  }
}

@MainActor @Suite(.onTheDevice) struct `Controls` {
  private func place(_ view: UIView) -> UIWindow {
    let root = UIViewController()
    let window = show(root)
    view.frame = CGRect(x: 50, y: 200, width: 200, height: 44)
    root.view.addSubview(view)
    StandIn.turn()
    return window
  }

  @Test func `a button sends its action where the finger lifts inside`() {
    let button = UIButton(type: .system)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let window = place(button)
    StandInTouches(window).tap(at: CGPoint(x: 100, y: 220))
    #expect(count == 1)
    StandInTouches(window).down(at: CGPoint(x: 100, y: 220)).move(to: CGPoint(x: 100, y: 500)).up()
    #expect(count == 1)
  }

  @Test func `a button under a swipe does not fire`() {
    let button = UIButton(type: .system)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    let window = place(button)
    button.superview?.addGestureRecognizer(UIPanGestureRecognizer())
    StandInTouches(window).down(at: CGPoint(x: 100, y: 220)).move(to: CGPoint(x: 130, y: 220)).up()
    #expect(events == ["cancel"])
  }

  @Test func `a slider keeps a drag of its thumb and leaves others`() {
    let slider = UISlider()
    slider.value = 0.5
    let window = place(slider)
    let outer = UIPanGestureRecognizer()
    slider.superview?.addGestureRecognizer(outer)
    let finger = StandInTouches(window).down(at: CGPoint(x: 150, y: 222))
    finger.move(to: CGPoint(x: 180, y: 222), after: 0.016)
    #expect(slider.value > 0.6 && outer.state == .failed)
    finger.up()
    let other = StandInTouches(window).down(at: CGPoint(x: 60, y: 222))
    other.move(to: CGPoint(x: 100, y: 222), after: 0.016)
    #expect(outer.state == .began)
    other.up()
  }

  @Test func `a row is selected by a tap and not by a swipe`() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var selected: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let rows = Rows()
    let table = UITableView()
    (table.dataSource, table.delegate) = (rows, rows)
    let window = place(table)
    table.frame.size.height = 300
    table.superview?.addGestureRecognizer(UIPanGestureRecognizer())
    StandIn.turn()
    StandInTouches(window).tap(at: CGPoint(x: 100, y: 200 + 44 + 10))
    StandInTouches(window).down(at: CGPoint(x: 100, y: 210)).move(to: CGPoint(x: 140, y: 210)).up()
    #expect(rows.selected == [1])
  }

  @Test func `an action without a target goes from the first responder outwards`() {
    final class Page: UIViewController, StandInInvokable {
      var heard = 0
      func standInInvoke(_ selector: Selector, with sender: Any?) { heard += 1 }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(("goBack:")))
        ]
      }
    }
    let page = Page()
    let window = show(page)
    #expect(StandInKeys.press(UIKeyCommand.inputEscape, in: window))
    #expect(!StandInKeys.press("x", in: window))
    #expect(page.heard == 1)
  }
}
