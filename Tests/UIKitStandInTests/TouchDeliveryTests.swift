import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `A view under a recogniser` {
  /// A view that writes down its touches.
  final class Page: UIView {
    var diary: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary.append("cancelled")
    }
  }

  let window: UIWindow
  let page = Page(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let pan = UIPanGestureRecognizer()
  let ear: Ear

  init() {
    let root = UIViewController()
    window = show(root)
    root.view.addSubview(page)
    page.addGestureRecognizer(pan)
    let page = page
    ear = Ear { sender in
      page.diary.append("action \((sender as? UIGestureRecognizer)?.state.rawValue ?? -1)")
    }
    pan.addTarget(ear, action: Selector(("act:")))
  }

  private func drag() {
    StandInTouches(window).down(at: .zero)
      .move(to: CGPoint(x: 5, y: 0)).move(to: CGPoint(x: 20, y: 0)).move(to: CGPoint(x: 30, y: 0))
      .up()
  }

  @Test func `loses its touch just before the first action`() {
    drag()
    #expect(
      page.diary == ["began", "moved", "cancelled", "action 1", "action 2", "action 3"])
  }

  @Test func `keeps its touch where the recogniser does not cancel`() {
    pan.cancelsTouchesInView = false
    drag()
    #expect(
      page.diary == [
        "began", "moved", "moved", "action 1", "moved", "action 2", "action 3", "ended",
      ])
  }

  @Test func `hears of a touch late where the recogniser delays its beginning`() {
    pan.delaysTouchesBegan = true
    let finger = StandInTouches(window).down(at: .zero).move(to: CGPoint(x: 5, y: 0))
    #expect(page.diary == [])
    finger.up()
    #expect(page.diary == ["began", "ended"])
  }

  @Test func `is told when the system takes the touch away`() {
    StandInTouches(window).down(at: .zero).cancel()
    #expect(page.diary == ["began", "cancelled"])
  }

  @Test func `gets only one of two fingers unless it wants more`() {
    let fingers = StandInTouches(window).down(at: CGPoint(x: 10, y: 10))
    fingers.down(at: CGPoint(x: 90, y: 10))
    #expect(page.diary == ["began"])
    fingers.up()
  }

  @Test func `is found where it is shown, not where it is hidden, invisible or disabled`() {
    let point = CGPoint(x: 30, y: 30)
    #expect(window.hitTest(point, with: nil) === page)
    page.alpha = 0.005
    #expect(window.hitTest(point, with: nil) !== page)
    page.alpha = 1
    page.isHidden = true
    #expect(window.hitTest(point, with: nil) !== page)
    page.isHidden = false
    page.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) !== page)
    page.isUserInteractionEnabled = true
    page.transform = CGAffineTransform(translationX: 100, y: 0)
    #expect(window.hitTest(point, with: nil) !== page)
  }
}
