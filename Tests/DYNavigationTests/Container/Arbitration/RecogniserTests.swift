#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite struct `A drag that another recogniser could take` {
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
  }

  /// Lets everyone recognise beside it.
  @MainActor private final class Friend: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
#endif
