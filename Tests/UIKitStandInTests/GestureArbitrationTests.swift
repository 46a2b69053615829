import Testing
import UIKit
import UIKitTestSupport

/// A delegate whose answers are closures.
@MainActor final class Judge: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  var mayReceive = true
  var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var needsFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isNeededToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { needsFailure(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isNeededToFail(gestureRecognizer, otherGestureRecognizer) }
}

@MainActor @Suite(.onTheDevice) struct `Two recognisers` {
  let window: UIWindow
  let root = UIViewController()
  let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  let outerPan = UIPanGestureRecognizer()
  let innerPan = UIPanGestureRecognizer()
  let judge = Judge()
  let heard = Diary()
  let ear: Ear

  init() {
    window = show(root)
    root.view.addSubview(inner)
    root.view.addGestureRecognizer(outerPan)
    inner.addGestureRecognizer(innerPan)
    (outerPan.name, innerPan.name) = ("outer", "inner")
    let heard = heard
    ear = Ear { sender in
      guard let recognizer = sender as? UIGestureRecognizer else { return }
      heard.note("\(recognizer.name ?? "") \(recognizer.state)")
    }
    for pan in [outerPan, innerPan] { pan.addTarget(ear, action: Selector(("act:"))) }
  }

  private func drag() {
    StandInTouches(window).down(at: CGPoint(x: 100, y: 100))
      .move(to: CGPoint(x: 130, y: 100), after: 0.016).up()
  }

  @Test func `the innermost that begins keeps the other out`() {
    drag()
    #expect(heard.lines == ["inner began", "inner ended"])
  }

  @Test func `the order is a parameter`() {
    StandIn.parameters.recogniserOrder = .outermostFirst
    drag()
    #expect(heard.lines == ["outer began", "outer ended"])
  }

  @Test(arguments: [true, false])
  func `they run together if either delegate says so`(asksOuter: Bool) {
    judge.together = { _, _ in true }
    if asksOuter { outerPan.delegate = judge } else { innerPan.delegate = judge }
    drag()
    #expect(heard.lines == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `a refusal to begin lets the other go`() {
    judge.mayBegin = false
    innerPan.delegate = judge
    drag()
    #expect(heard.lines == ["outer began", "outer ended"])
  }

  @Test func `the hit view is asked about recognisers around it`() {
    final class Refuser: UIView {
      override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
      ) -> Bool { gestureRecognizer.view === self }
    }
    let refuser = Refuser(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    root.view.addSubview(refuser)
    StandInTouches(window).down(at: CGPoint(x: 100, y: 350))
      .move(to: CGPoint(x: 150, y: 350)).up()
    #expect(heard.lines == [])
  }

  @Test func `a touch that is not received is not seen`() {
    judge.mayReceive = false
    innerPan.delegate = judge
    drag()
    #expect(heard.lines == ["outer began", "outer ended"])
  }

  @Test func `one that waits fails when the other begins`() {
    innerPan.require(toFail: outerPan)
    drag()
    #expect(heard.lines == ["outer began", "outer ended"])
  }

  @Test func `one that waits goes on when the other fails`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    root.view.addGestureRecognizer(edge)
    innerPan.require(toFail: edge)
    drag()
    #expect(heard.lines == ["inner began", "inner ended"])
  }

  @Test func `one that waits stays possible while the other is undecided`() {
    let patient = UILongPressGestureRecognizer()
    patient.allowableMovement = 1000
    root.view.addGestureRecognizer(patient)
    innerPan.require(toFail: patient)
    outerPan.isEnabled = false
    let finger = StandInTouches(window).down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 130, y: 100), after: 0.016)
    #expect(innerPan.state == .possible)
    finger.up()
    #expect(innerPan.state == .possible)
  }

  @Test(arguments: [true, false])
  func `failure can be required from either delegate`(asksWaiting: Bool) {
    judge.needsFailure = { [innerPan] mine, other in
      mine === innerPan && other is UIPanGestureRecognizer
    }
    judge.isNeededToFail = { [outerPan] mine, _ in mine === outerPan }
    if asksWaiting { innerPan.delegate = judge } else { outerPan.delegate = judge }
    drag()
    #expect(heard.lines == ["outer began", "outer ended"])
  }

  @Test func `two that wait for each other are a fault`() {
    innerPan.require(toFail: outerPan)
    outerPan.require(toFail: innerPan)
    drag()
    #expect(StandIn.takeFaults().isEmpty == false)
  }
}
