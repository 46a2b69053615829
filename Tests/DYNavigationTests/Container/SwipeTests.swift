#if os(Linux)
  import SwipeEngine
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  @MainActor @Suite struct `Swiping in the container` {
    @Test func `back pops and releases the page`() {
      let stage = Stage("A")
      weak var page: UIViewController?
      do {
        let sheet = Sheet("B")
        page = sheet
        stage.navigator.pushViewController(sheet, animated: false)
      }
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
      stage.rest()
      #expect(page == nil)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `to the left pushes what the page offers, the root included`() {
      let stage = Stage("A")
      stage.page("A").makeNext = { stage.page("B") }
      stage.swipe(from: 350, by: -300)
      #expect(stage.names == ["A", "B"])
      #expect(stage.page("B").navigator === stage.navigator)
      stage.rest()
      #expect(stage.x(of: "B") == 0)
    }

    @Test func `back on the root leaves nothing armed`() {
      let stage = Stage("A")
      stage.swipe(by: 200)
      #expect(stage.diary.read() == [])
      stage.push("B")
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(stage.x(of: "B") == 0)
    }

    @Test func `is caught in flight without a jump and turns round`() {
      let stage = Stage("A", "B")
      stage.pop()
      standInClock.advance(by: 0.15)
      let before = stage.x(of: "B") ?? 0
      #expect(before > 10)
      let finger = stage.finger(at: 200)
      #expect(abs((stage.x(of: "B") ?? 0) - before) < 0.1)
      standInClock.advance(by: 0.3)
      #expect(abs((stage.x(of: "B") ?? 0) - before) < 0.1)
      finger.drag(to: CGPoint(x: 5, y: 400), in: 0.1)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `goes on while the main thread is blocked`() {
      let stage = Stage("A", "B", parameters: .prompt)
      stage.pop()
      standInClock.advance(frames: 2)
      let view = stage.navigator.pageViews[Page(stage.page("B")).id]
      let before = view?.layer.presentation()?.transform.m41 ?? 0
      standInClock.move(to: standInClock.now + 0.2)
      let after = view?.layer.presentation()?.transform.m41 ?? 0
      #expect(after > before + 100)
      #expect(view?.layer.transform.m41 ?? 0 < before + 20)
    }

    @Test func `keeps off a locked page, which resists`() {
      let stage = Stage("A", "B")
      stage.page("B").canBeLeft = false
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
      let pulled = stage.x(of: "B") ?? 0
      #expect(pulled > 10 && pulled < 100)
      finger.up()
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(stage.diary.read().contains("— refused swipe: veto"))
    }

    @Test func `counts one pop when the button is hit in mid-drag`() {
      let stage = Stage("A", "B", "C")
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.2)
      stage.pop()
      finger.up()
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `starts where the page says, and that may change while it is up`() {
      let stage = Stage("A", "B")
      stage.page("B").swipeArea = .edge
      stage.swipe(from: 100, by: 250)
      #expect(stage.names == ["A", "B"])
      stage.page("B").swipeArea = .off
      stage.swipe(from: 5, by: 300)
      #expect(stage.names == ["A", "B"])
      stage.page("B").swipeArea = nil
      stage.swipe(from: 100, by: 250)
      #expect(stage.names == ["A"])
    }

    @Test func `does nothing while something presented is up or leaving`() {
      let stage = Stage("A", "B")
      stage.navigator.present(UIViewController(), animated: false)
      standInClock.advance(frames: 4)
      stage.navigator.dismiss(animated: true)
      stage.swipe(by: 300, in: 0.05)
      #expect(stage.names == ["A", "B"])
      stage.rest()
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }

    @Test func `does nothing below what the page itself presents in its own place`() {
      let stage = Stage("A", "B")
      stage.page("B").definesPresentationContext = true
      let card = UIViewController()
      card.modalPresentationStyle = .overCurrentContext
      stage.page("B").present(card, animated: false)
      standInClock.advance(frames: 4)
      #expect(stage.navigator.presentedViewController == nil)
      #expect(stage.navigator.visibleViewController === card)
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      stage.page("B").dismiss(animated: true)
      stage.rest()
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `leaves no trace after five cancelled swipes`() {
      let stage = Stage("A", "B")
      stage.page("B").prefersNavigationBarHidden = true
      stage.navigator.setNeedsNavigationBarUpdate()
      for _ in 0..<5 {
        stage.swipe(by: 30)
        stage.rest()
      }
      #expect(stage.names == ["A", "B"])
      #expect(stage.navigator.pageViews[Page(stage.page("B")).id]?.bar == nil)
      #expect(stage.navigator.view.subviews.compactMap { $0 as? PageView }.count == 1)
      stage.swipe(by: 300)
      stage.rest()
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: [true, false])
    func `reads every sample of the finger, also those between two frames`(isFast: Bool) {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 220, y: 400), in: 0.2)
      standInClock.advance(by: 0.2)
      let between = isFast ? [120.0, 170].map { CGPoint(x: $0, y: 400) } : []
      finger.move(to: CGPoint(x: 220.5, y: 400), after: 0.016, coalesced: between)
      finger.up()
      #expect(stage.names == (isFast ? ["A"] : ["A", "B"]))
    }

    @Test func `ignores a second finger`() {
      let stage = Stage("A", "B")
      let first = stage.finger(at: 40)
      first.drag(to: CGPoint(x: 140, y: 400), in: 0.1)
      let second = StandInTouches(stage.window).down(at: CGPoint(x: 300, y: 200))
      let before = stage.x(of: "B")
      second.drag(to: CGPoint(x: 100, y: 200), in: 0.1)
      #expect(stage.x(of: "B") == before)
      second.up()
      first.drag(to: CGPoint(x: 380, y: 400), in: 0.1)
      first.up()
      #expect(stage.names == ["A"])
    }

    @Test func `comes back when the recogniser is switched off in mid-drag`() {
      let stage = Stage("A", "B")
      let finger = stage.finger(at: 40)
      finger.drag(to: CGPoint(x: 300, y: 400), in: 0.2)
      stage.navigator.swipeGestureRecognizer.isEnabled = false
      stage.rest()
      #expect(stage.names == ["A", "B"])
      #expect(stage.x(of: "B") == 0)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `runs right to left by the view's own direction`() {
      let stage = Stage("A", "B")
      stage.navigator.view.semanticContentAttribute = .forceRightToLeft
      stage.swipe(from: 40, by: 300)
      #expect(stage.names == ["A", "B"])
      let finger = stage.finger(at: 350)
      finger.drag(to: CGPoint(x: 150, y: 400), in: 0.2)
      #expect((stage.x(of: "B") ?? 0) < -150)
      finger.drag(to: CGPoint(x: 50, y: 400), in: 0.1)
      finger.up()
      #expect(stage.names == ["A"])
    }

    @Test func `cross-fades calls where motion is reduced`() {
      let stage = Stage("A")
      StandIn.device.reducesMotion = true
      stage.push("B")
      standInClock.advance(by: 0.1)
      #expect(stage.x(of: "B") == 0)
      let view = stage.navigator.pageViews[Page(stage.page("B")).id]
      let opacity = view?.layer.presentation()?.opacity ?? 1
      #expect(opacity > 0.01 && opacity < 0.99)
    }
  }

  extension StandInParameters {
    static var prompt: StandInParameters {
      var parameters = StandInParameters()
      parameters.presentationWaitsForCommit = false
      return parameters
    }
  }
#endif
