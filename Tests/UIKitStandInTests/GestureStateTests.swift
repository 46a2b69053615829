import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `Recognisers` {
  let window: UIWindow
  let root = UIViewController()

  init() {
    window = show(root)
  }

  private final class States { var heard: [Int] = [] }

  /// States heard by a target, with the recogniser attached to the root's view.
  private func states(_ recognizer: UIGestureRecognizer) -> (Ear, () -> [Int]) {
    let states = States()
    let ear = Ear { _ in states.heard.append(recognizer.state.rawValue) }
    recognizer.addTarget(ear, action: Selector(("act:")))
    root.view.addGestureRecognizer(recognizer)
    return (ear, { states.heard })
  }

  @Test func `a pan begins at ten points on one axis, changes and ends`() {
    let pan = UIPanGestureRecognizer()
    let (ear, heard) = states(pan)
    let finger = StandInTouches(window).down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 107, y: 107), after: 0.01)
    #expect(heard() == [])
    finger.move(to: CGPoint(x: 110, y: 107), after: 0.01)
    finger.move(to: CGPoint(x: 130, y: 107), after: 0.01)
    finger.up()
    #expect(heard() == [1, 2, 3])
    #expect(pan.state == .possible)
    #expect(StandIn.faults == [])
    _ = ear
  }

  @Test(arguments: StandInParameters.TranslationAtBegan.allCases)
  func `translation at began is as the parameter says`(
    value: StandInParameters.TranslationAtBegan
  ) {
    StandIn.parameters.translationAtBegan = value
    let pan = UIPanGestureRecognizer()
    let ear = Ear { _ in }
    pan.addTarget(ear, action: Selector(("act:")))
    root.view.addGestureRecognizer(pan)
    StandInTouches(window).down(at: CGPoint(x: 100, y: 100)).move(to: CGPoint(x: 125, y: 100))
    let expected: CGFloat =
      switch value {
      case .wholeTravel: 25
      case .travelBeyondSlop: 15
      case .zero: 0
      }
    #expect(pan.translation(in: root.view).x == expected)
  }

  @Test func `velocity stays when the finger rests before it lifts`() {
    let pan = UIPanGestureRecognizer()
    var velocity = CGFloat.nan
    let ear = Ear { _ in velocity = pan.velocity(in: nil).x }
    pan.addTarget(ear, action: Selector(("act:")))
    root.view.addGestureRecognizer(pan)
    let finger = StandInTouches(window).down(at: .zero)
    finger.move(to: CGPoint(x: 20, y: 0), after: 0.02).move(to: CGPoint(x: 40, y: 0), after: 0.02)
    standInClock.advance(by: 1)
    finger.up()
    #expect(abs(velocity - 1000) < 1e-6)
  }

  @Test func `failure sends no action and is reset when the finger lifts`() {
    let pan = UIPanGestureRecognizer()
    let (ear, heard) = states(pan)
    let finger = StandInTouches(window).down(at: CGPoint(x: 50, y: 50))
    finger.up()
    #expect(heard() == [] && pan.state == .possible)
    _ = ear
  }

  @Test func `disabling while it recognises cancels and says so once`() {
    let pan = UIPanGestureRecognizer()
    let (ear, heard) = states(pan)
    let finger = StandInTouches(window).down(at: .zero).move(to: CGPoint(x: 30, y: 0))
    pan.isEnabled = false
    #expect(heard() == [1, 4])
    finger.move(to: CGPoint(x: 60, y: 0))
    finger.up()
    #expect(heard() == [1, 4])
    _ = ear
  }

  @Test func `a target that is gone but was not removed is a fault`() {
    let pan = UIPanGestureRecognizer(target: Ear { _ in }, action: Selector(("act:")))
    root.view.addGestureRecognizer(pan)
    StandInTouches(window).down(at: .zero).move(to: CGPoint(x: 30, y: 0)).up()
    #expect(StandIn.takeFaults().isEmpty == false)
  }

  @Test func `a tap waits for a double tap to fail`() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let (singleEar, singles) = states(single)
    let (doubleEar, doubles) = states(double)
    let finger = StandInTouches(window)
    finger.tap(at: CGPoint(x: 50, y: 50))
    #expect(singles() == [])
    standInClock.advance(by: 0.5)
    #expect(singles() == [3] && doubles() == [])
    finger.tap(at: CGPoint(x: 50, y: 50))
    finger.tap(at: CGPoint(x: 50, y: 50))
    standInClock.advance(by: 0.5)
    #expect(singles() == [3] && doubles() == [3])
    _ = (singleEar, doubleEar)
  }

  @Test func `a long press begins while the finger rests`() {
    let press = UILongPressGestureRecognizer()
    let (ear, heard) = states(press)
    let finger = StandInTouches(window).down(at: CGPoint(x: 50, y: 50))
    standInClock.advance(by: 0.4)
    #expect(heard() == [])
    standInClock.advance(by: 0.2)
    finger.up()
    #expect(heard() == [1, 3])
    _ = ear
  }

  @Test(arguments: [(0.3, 35.0, false), (0.3, 36.0, true), (0.501, 60.0, false)])
  func `a swipe needs its distance in its time`(
    seconds: Double, distance: Double, recognises: Bool
  ) {
    let swipe = UISwipeGestureRecognizer()
    let (ear, heard) = states(swipe)
    let finger = StandInTouches(window).down(at: CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 50 + distance, y: 50), after: seconds)
    #expect(heard() == (recognises ? [3] : []))
    #expect(swipe.state == (recognises ? .possible : seconds > 0.5 ? .failed : .possible))
    _ = ear
  }

  @Test func `an edge pan starts in its band only and goes inwards`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let (ear, heard) = states(edge)
    StandInTouches(window).down(at: CGPoint(x: 21, y: 300)).move(to: CGPoint(x: 80, y: 300)).up()
    #expect(heard() == [])
    StandInTouches(window).down(at: CGPoint(x: 5, y: 300)).move(to: CGPoint(x: 80, y: 300)).up()
    #expect(heard() == [1, 3])
    _ = ear
  }

  @Test func `scroll input reaches a pan only where its mask says so`() {
    let pan = UIPanGestureRecognizer()
    let (ear, heard) = states(pan)
    func scroll() {
      StandInScroller(window).begin(at: CGPoint(x: 100, y: 100)).scroll(by: CGPoint(x: 30, y: 0))
        .end()
    }
    scroll()
    #expect(heard() == [])
    pan.allowedScrollTypesMask = .continuous
    scroll()
    #expect(heard() == [1, 3])
    #expect(pan.numberOfTouches == 0)
    _ = ear
  }

  @Test(arguments: StandInParameters.RecogniserReset.allCases)
  func `a recogniser that ended under a finger is reset as the parameter says`(
    value: StandInParameters.RecogniserReset
  ) {
    StandIn.parameters.recogniserReset = value
    let swipe = UISwipeGestureRecognizer()
    let (ear, _) = states(swipe)
    let finger = StandInTouches(window).down(at: CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 110, y: 50), after: 0.1)
    #expect(swipe.state == (value == .rightAfterTheAction ? .possible : .ended))
    finger.up()
    #expect(swipe.state == .possible)
    _ = ear
  }

  @Test func `coalesced samples come with the event, the last one included`() {
    final class Reader: UIGestureRecognizer {
      var xs: [CGFloat] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
          xs += event.coalescedTouches(for: touch)?.map { $0.location(in: nil).x } ?? []
        }
      }
    }
    let reader = Reader()
    root.view.addGestureRecognizer(reader)
    StandInTouches(window).down(at: .zero)
      .move(to: CGPoint(x: 9, y: 0), after: 0.016, coalesced: [CGPoint(x: 4, y: 0)])
    #expect(reader.xs == [4, 9])
  }
}
