#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite struct `A trackpad over the container` {
    private func scroll(_ stage: Stage, by step: CGPoint, times: Int = 12, at y: CGFloat = 400) {
      let scroller = StandInScroller(stage.window).begin(at: CGPoint(x: 200, y: y))
      for _ in 0..<times {
        standInClock.advance(frames: 1)
        scroller.scroll(by: step)
      }
      scroller.end()
    }

    @Test func `pops, and pushes the other way`() {
      let stage = Stage("A", "B")
      scroll(stage, by: CGPoint(x: 25, y: 0))
      #expect(stage.names == ["A"])
      stage.rest()
      stage.page("A").makeNext = { stage.page("C") }
      scroll(stage, by: CGPoint(x: -25, y: 0))
      #expect(stage.names == ["A", "C"])
      stage.rest()
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `scrolls a list its own way, whatever its first step looks like`() {
      let stage = Stage("A", "B")
      let scroller = StandInScroller(stage.window).begin(at: CGPoint(x: 200, y: 400))
      for step in [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 9), CGPoint(x: 0, y: 12)] {
        standInClock.advance(frames: 1)
        scroller.scroll(by: step)
      }
      for _ in 0..<8 { scroller.scroll(by: CGPoint(x: 20, y: 20), after: 0.016) }
      scroller.end()
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(stage.diary.read() == [])
    }

    @Test func `leaves the next tap to the content`() {
      let stage = Stage("A", "B")
      let button = UIButton(type: .system)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      button.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
      stage.page("A").view.addSubview(button)
      scroll(stage, by: CGPoint(x: 25, y: 0))
      stage.rest()
      #expect(stage.names == ["A"])
      StandInTouches(stage.window).tap(at: CGPoint(x: 200, y: 400))
      #expect(taps == 1)
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: StandInParameters.allValues)
    func `moves the inner container as long as that one can move`(parameters: StandInParameters) {
      let stage = Stage("A", "B", parameters: parameters)
      let inner = stage.nest("a", "b", in: "B")
      scroll(stage, by: CGPoint(x: 25, y: 0))
      stage.rest()
      #expect(inner.viewControllers.count == 1)
      #expect(stage.names == ["A", "B"])
      scroll(stage, by: CGPoint(x: 25, y: 0))
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [], "\(parameters)")
    }
  }
#endif
