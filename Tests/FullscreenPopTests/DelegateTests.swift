#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  /// Hands on what it hears to the delegate that was there before.
  @MainActor private final class Around: NSObject, UINavigationControllerDelegate {
    private weak var inner: (any UINavigationControllerDelegate)?
    private let diary: Diary

    init(_ inner: (any UINavigationControllerDelegate)?, _ diary: Diary) {
      (self.inner, self.diary) = (inner, diary)
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      diary.note("around \(viewController.pageName)")
      inner?.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      inner?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      inner?.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
  }

  @MainActor @Suite(.onTheDevice) struct `The app's own navigation delegate` {
    @Test(arguments: Trunk.allCases)
    func `hears and answers everything that is not ours`(trunk: Trunk) {
      let forest = Forest(["A"], trunk)
      forest.push("B")
      forest.rest()
      #expect(forest.diary.read().filter { $0.contains("show") } == ["will show B", "did show B"])
      #expect(forest.delegate.asked == [.push])
      #expect(forest.navigator.supportedInterfaceOrientations == .landscape)
      forest.pop()
      forest.rest()
      #expect(forest.delegate.asked == [.push, .pop])
      #expect(forest.faults() == [])
    }

    @Test func `animates its own pushes and pops, and not our swipes`() {
      final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var ran = 0
        func transitionDuration(
          using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.2 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
          ran += 1
          if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
          context.completeTransition(true)
        }
      }
      let forest = Forest(["A", "B"])
      let slide = Slide()
      forest.delegate.animator = slide
      forest.push("C")
      forest.rest()
      #expect(slide.ran == 1)
      forest.swipe(by: 300)
      forest.rest()
      #expect(slide.ran == 1)
      #expect(forest.names == ["A", "B"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: Trunk.allCases)
    func `may be replaced at any time`(trunk: Trunk) {
      let forest = Forest(["A", "B"], trunk)
      let (diary, other) = (Diary(), Diary())
      let second = Writer(diary)
      forest.navigator.delegate = second
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(diary.read() == ["will show A", "did show A"])
      forest.push("B")
      forest.rest()
      #expect(diary.read() == ["will show B", "did show B"])
      let finger = forest.finger(at: 40)
      finger.drag(to: CGPoint(x: 240, y: 400), in: 0.2)
      let third = Writer(other)
      forest.navigator.delegate = third
      finger.drag(to: CGPoint(x: 340, y: 400), in: 0.1)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(other.read() == ["did show A"])
      forest.navigator.disableFullscreenPop()
      #expect(forest.navigator.delegate === third)
      #expect(forest.faults() == [])
    }

    @Test func `may be none, and may go`() {
      let forest = Forest(["A", "B", "C"])
      forest.navigator.delegate = nil
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      do {
        let short = Writer(Diary())
        forest.navigator.delegate = short
        forest.slowSwipe(by: 60)
        forest.rest()
      }
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
      #expect(forest.faults() == [])
    }

    @Test func `may be a relay around ours, as other libraries put one there`() {
      let forest = Forest(["A", "B"])
      let around = Around(forest.navigator.delegate, forest.diary)
      forest.navigator.delegate = around
      forest.swipe(by: 300)
      forest.rest()
      forest.push("C")
      forest.rest()
      #expect(forest.names == ["A", "C"])
      #expect(forest.diary.read().filter { $0.hasPrefix("around") } == ["around A", "around C"])
      #expect(forest.faults() == [])
    }

    @Test(arguments: [true, false])
    func `hears of did-show as the system's version has it`(isTold: Bool) {
      var parameters = StandInParameters()
      parameters.didShowAfterCancelledPop = isTold
      let forest = Forest(["A", "B"], parameters: parameters)
      forest.slowSwipe(by: 60)
      forest.rest()
      let shown = forest.diary.read().filter { $0.hasPrefix("did show") }
      #expect(shown == (isTold ? ["did show B"] : []))
      forest.swipe(by: 300)
      forest.rest()
      #expect(forest.names == ["A"])
    }
  }
#endif
