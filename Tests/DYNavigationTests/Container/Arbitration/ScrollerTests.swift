#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite struct `A drag on something that scrolls` {
    private func list(on stage: Stage) -> UIScrollView {
      let list = UIScrollView(frame: .zero)
      stage.put(list, on: "B")
      list.contentSize = CGSize(width: 390, height: 30_000)
      return list
    }

    @Test func `is a scroller's that can still move that way`() {
      let stage = Stage("A", "B")
      let scroller = UIScrollView(frame: .zero)
      stage.put(scroller, on: "B")
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

    @Test func `is a scroller's that has just been moving, even at its end`() {
      let stage = Stage("A", "B")
      let scroller = MovingScroller(frame: .zero)
      stage.put(scroller, on: "B")
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

    @Test func `is a list's when the drag is steep`() {
      let stage = Stage("A", "B")
      let list = list(on: stage)
      let finger = stage.finger(at: 100, y: 450)
      finger.drag(to: CGPoint(x: 160, y: 310), in: 0.1)
      finger.up()
      #expect(stage.names == ["A", "B"])
      #expect(list.contentOffset.y > 50)
    }

    @Test func `is the stack's when the drag over a list is flat`() {
      let stage = Stage("A", "B")
      let list = list(on: stage)
      let finger = stage.finger(at: 40, y: 400)
      finger.drag(to: CGPoint(x: 340, y: 460), in: 0.2)
      finger.up()
      #expect(stage.names == ["A"])
      #expect(list.contentOffset.y == 0)
    }

    @Test(arguments: StandInParameters.RecogniserOrder.allCases)
    func `is the stack's over a list that still moves, which comes to rest too`(
      order: StandInParameters.RecogniserOrder
    ) {
      var parameters = StandInParameters()
      parameters.recogniserOrder = order
      let stage = Stage("A", "B", parameters: parameters)
      let list = list(on: stage)
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
  }

  @MainActor private final class MovingScroller: UIScrollView {
    var moves = true
    override var isDecelerating: Bool { moves }
  }
#endif
