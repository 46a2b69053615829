import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `A custom transition` {
  /// Slides in a fifth of a second; `faults` are ways to do it wrong.
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var completesTwice = false
    var context: (any UIViewControllerContextTransitioning)?
    var ended: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      guard let to = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: 390, y: 0)
      UIView.animate(withDuration: 0.2) {
        to.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        if self.completesTwice { transitionContext.completeTransition(true) }
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// Follows a hand that is not there yet.
  final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      guard
        let (to, from) = Optional(
          (
            transitionContext.view(forKey: .to), transitionContext.view(forKey: .from)
          ))
      else { return }
      if let to, let from { transitionContext.containerView.insertSubview(to, belowSubview: from) }
    }
  }

  private let slide = Slide()

  @Test func `runs instead of the system's and ends once`() {
    let stage = Stage("a")
    stage.delegate.animator = slide
    stage.navigation.pushViewController(Screen("b", stage.diary), animated: true)
    standInClock.advance(by: 0.1)
    #expect(stage.navigation.transitionCoordinator != nil)
    stage.settle()
    #expect(slide.ended == [true])
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(StandIn.faults == [])
  }

  @Test func `completed twice is a fault`() {
    let stage = Stage("a")
    slide.completesTwice = true
    stage.delegate.animator = slide
    stage.navigation.pushViewController(Screen("b", stage.diary), animated: true)
    stage.settle()
    #expect(StandIn.takeFaults().count == 1)
  }

  @Test func `never completed is found at the end`() {
    final class Idle: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
    let stage = Stage("a")
    stage.delegate.animator = Idle()
    stage.navigation.pushViewController(Screen("b", stage.diary), animated: true)
    stage.settle()
    StandIn.verifyAtRest()
    #expect(StandIn.takeFaults().isEmpty == false)
  }

  @Test(arguments: [true, false])
  func `in the hand is finished or cancelled, and the stack agrees`(finishes: Bool) throws {
    let stage = Stage("a", "b")
    let hand = Hand()
    stage.delegate.animator = slide
    stage.delegate.interaction = hand
    stage.navigation.popViewController(animated: true)
    StandIn.turn()
    let context = try #require(hand.context)
    #expect(context.isInteractive && stage.stack() == ["a", "b"])
    context.updateInteractiveTransition(0.4)
    #expect(stage.navigation.transitionCoordinator?.percentComplete == 0.4)
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled != finishes)
    context.completeTransition(finishes)
    stage.settle()
    #expect(stage.stack() == (finishes ? ["a"] : ["a", "b"]))
    #expect(slide.ended == [finishes])
    StandIn.verifyAtRest()
    #expect(StandIn.faults == [])
  }

  @Test func `completed while still in the hand is a fault`() throws {
    let stage = Stage("a", "b")
    let hand = Hand()
    stage.delegate.animator = slide
    stage.delegate.interaction = hand
    stage.navigation.popViewController(animated: true)
    StandIn.turn()
    try #require(hand.context).completeTransition(true)
    #expect(StandIn.takeFaults().isEmpty == false)
  }

  @Test func `that leaves the new view out is a fault`() {
    final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
      }
    }
    let stage = Stage("a")
    stage.delegate.animator = Forgetful()
    stage.navigation.pushViewController(Screen("b", stage.diary), animated: true)
    stage.settle()
    #expect(StandIn.takeFaults().count == 1)
  }

  @Test(arguments: [true, false])
  func `driven by percent follows the hand and goes on or back`(finishes: Bool) throws {
    let stage = Stage("a", "b")
    let percent = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = slide
    stage.delegate.interaction = percent
    stage.navigation.popViewController(animated: true)
    StandIn.turn()
    percent.update(0.5)
    standInClock.advance(by: 0.5)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    let view = try #require(stage.screens[0].view)
    let shown = try #require(view.layer.presentation())
    #expect(abs(shown.transform.m41 - 195) < 1)
    finishes ? percent.finish() : percent.cancel()
    stage.settle()
    #expect(stage.stack() == (finishes ? ["a"] : ["a", "b"]))
    StandIn.verifyAtRest()
    #expect(StandIn.faults == [])
  }
}
