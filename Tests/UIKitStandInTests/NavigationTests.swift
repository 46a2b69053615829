import Testing
import UIKit
import UIKitTestSupport

/// A navigation controller on the screen with some screens, and a delegate that writes.
@MainActor struct Stage {
  let diary = Diary()
  let navigation = UINavigationController()
  let screens: [Screen]
  let window: UIWindow
  let delegate: Writer

  init(_ names: String...) {
    let diary = diary
    screens = names.map { Screen($0, diary) }
    navigation.setViewControllers(screens, animated: false)
    delegate = Writer(diary)
    navigation.delegate = delegate
    window = show(navigation)
    _ = diary.read()
  }

  func stack() -> [String] { navigation.viewControllers.compactMap { ($0 as? Screen)?.name } }

  /// Lets a transition and its callbacks come to their end.
  func settle() { standInClock.advance(by: 1) }
}

@MainActor final class Writer: NSObject, UINavigationControllerDelegate {
  let diary: Diary
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(_ diary: Diary) { self.diary = diary }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { diary.note("willShow \((viewController as? Screen)?.name ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { diary.note("didShow \((viewController as? Screen)?.name ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor @Suite(.onTheDevice) struct `A navigation controller` {
  @Test func `tells a push in order`() {
    let stage = Stage("a")
    stage.navigation.pushViewController(Screen("b", stage.diary), animated: true)
    #expect(stage.diary.read() == ["b will join"])
    stage.settle()
    #expect(
      stage.diary.read() == [
        "willShow b", "a will disappear", "b will appear outside", "b is appearing inside",
        "a did disappear", "b did appear", "b did join", "didShow b",
      ])
    #expect(StandIn.faults == [])
  }

  @Test(arguments: [true, false])
  func `tells a pop in order, after the call has returned`(animated: Bool) {
    let stage = Stage("a", "b")
    #expect(stage.navigation.popViewController(animated: animated) === stage.screens[1])
    #expect(stage.diary.read() == [])
    #expect(stage.stack() == ["a"])
    stage.settle()
    #expect(
      stage.diary.read() == [
        "b will leave", "willShow a", "b will disappear", "a will appear outside",
        "a is appearing inside", "b did disappear", "b did leave", "a did appear", "didShow a",
      ])
    #expect(StandIn.faults == [])
  }

  @Test func `can tell a pop inside the call, as a parameter`() {
    StandIn.parameters.appearanceCallbacks = .insideTheCall
    let stage = Stage("a", "b")
    stage.navigation.popViewController(animated: true)
    #expect(stage.diary.read().contains("a will appear outside"))
  }

  @Test func `answers pops with what was popped`() {
    let stage = Stage("a", "b", "c", "d")
    let popped = stage.navigation.popToViewController(stage.screens[1], animated: false)
    #expect(popped == Array(stage.screens[2...]))
    stage.settle()
    #expect(stage.navigation.popToViewController(stage.screens[1], animated: false) == nil)
    #expect(stage.navigation.popToViewController(UIViewController(), animated: false) == nil)
    #expect(stage.navigation.popToRootViewController(animated: false) == [stage.screens[1]])
    stage.settle()
    #expect(stage.navigation.popToRootViewController(animated: false) == nil)
    #expect(stage.navigation.popViewController(animated: false) == nil)
    #expect(StandIn.faults == [])
  }

  @Test func `lends its coordinator to both screens until the end`() {
    let stage = Stage("a")
    let b = Screen("b", stage.diary)
    stage.navigation.pushViewController(b, animated: true)
    let coordinator = stage.navigation.transitionCoordinator
    #expect(coordinator != nil && coordinator === b.transitionCoordinator)
    #expect(coordinator === stage.screens[0].transitionCoordinator)
    #expect(coordinator?.transitionDuration == 0.35)
    var log: [String] = []
    let taken = coordinator?.animate { _ in
      log.append("alongside")
    } completion: { context in
      log.append("completed \(context.isCancelled)")
    }
    #expect(taken == true && log == [])
    stage.settle()
    #expect(log == ["alongside", "completed false"])
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `moves the front screen by its width and the back one by three tenths`() throws {
    let stage = Stage("a")
    let b = Screen("b", stage.diary)
    stage.navigation.pushViewController(b, animated: true)
    standInClock.advance(frames: 1)
    let half = 0.35 / 2
    standInClock.advance(by: half)
    let front = try #require(b.view.layer.presentation()).frame.minX
    let back = try #require(stage.screens[0].view.layer.presentation()).frame.minX
    #expect(front > 100 && front < 290)
    #expect(abs(back + 0.3 * (390 - front)) < 1e-6)
  }

  @Test func `pushing the same screen twice is a fault`() {
    let stage = Stage("a", "b")
    stage.navigation.pushViewController(stage.screens[0], animated: true)
    #expect(StandIn.takeFaults().count == 1)
    #expect(stage.stack() == ["a", "b"])
  }

  @Test func `a push during a transition depends on the system`() {
    for system in StandInParameters.System.allCases {
      StandIn.reset()
      StandIn.parameters.system = system
      let stage = Stage("a")
      stage.navigation.pushViewController(Screen("b", stage.diary), animated: true)
      standInClock.advance(by: 0.1)
      stage.navigation.pushViewController(Screen("c", stage.diary), animated: true)
      stage.settle()
      #expect(stage.stack() == (system == .iOS13 ? ["a", "b"] : ["a", "b", "c"]))
      #expect(StandIn.takeFaults().isEmpty == (system != .iOS13))
    }
  }

  @Test func `gives its screens the place below the bar as a safe area`() {
    let stage = Stage("a")
    #expect(abs(stage.screens[0].view.safeAreaInsets.top - 113) < 1e-9)
    stage.navigation.isNavigationBarHidden = true
    stage.settle()
    #expect(stage.screens[0].view.safeAreaInsets.top == 59)
  }
}

@MainActor @Suite(.onTheDevice) struct `The system's own swipe` {
  private func swipe(_ window: UIWindow, from x: CGFloat, to end: CGFloat) {
    StandInTouches(window).down(at: CGPoint(x: x, y: 400))
      .drag(to: CGPoint(x: end, y: 400), in: 0.4).up()
  }

  @Test func `pops from the edge`() {
    let stage = Stage("a", "b")
    swipe(stage.window, from: 4, to: 300)
    stage.settle()
    #expect(stage.stack() == ["a"])
    #expect(StandIn.faults == [])
  }

  @Test func `comes back when it is let go early, and the top screen appears again`() {
    let stage = Stage("a", "b")
    let finger = StandInTouches(stage.window).down(at: CGPoint(x: 4, y: 400))
    finger.drag(to: CGPoint(x: 60, y: 400), in: 0.4).drag(to: CGPoint(x: 59, y: 400), in: 0.4)
    #expect(stage.stack() == ["a", "b"])
    let coordinator = stage.navigation.transitionCoordinator
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    finger.up()
    #expect(coordinator?.isCancelled == true && coordinator?.isInteractive == false)
    stage.settle()
    #expect(stage.stack() == ["a", "b"])
    #expect(
      stage.diary.read() == [
        "b will leave", "willShow a", "b will disappear", "a will appear outside",
        "a is appearing inside", "a will disappear", "a did disappear", "b will appear inside",
        "b is appearing inside", "b did appear", "didShow b",
      ])
    #expect(StandIn.faults == [])
  }

  @Test(arguments: StandInParameters.allValues)
  func `leaves a sound stack under every parameter`(parameters: StandInParameters) {
    StandIn.reset(parameters)
    let stage = Stage("a", "b", "c")
    swipe(stage.window, from: 4, to: 40)
    stage.settle()
    swipe(stage.window, from: 4, to: 380)
    stage.settle()
    #expect(stage.stack() == ["a", "b"], "\(parameters)")
    #expect(stage.screens[1].view.window != nil)
    #expect(stage.screens[2].parent == nil)
    #expect(StandIn.faults == [], "\(parameters)")
  }

  @Test func `from the content pops on iOS 26 only, and where it is on`() {
    for (system, isOn) in [(StandInParameters.System.iOS26, true), (.iOS26, false), (.iOS18, true)]
    {
      StandIn.reset()
      StandIn.parameters.system = system
      StandIn.parameters.contentPopIsOn = isOn
      let stage = Stage("a", "b")
      swipe(stage.window, from: 150, to: 380)
      stage.settle()
      #expect(stage.stack() == (system == .iOS26 && isOn ? ["a"] : ["a", "b"]))
    }
  }

  @Test func `does nothing at the root, with a replaced back button or a hidden bar`() {
    let root = Stage("a")
    swipe(root.window, from: 4, to: 300)
    root.settle()
    #expect(root.stack() == ["a"])
    for hide in [0, 1, 2] {
      StandIn.reset()
      let stage = Stage("a", "b")
      switch hide {
      case 0: stage.screens[1].navigationItem.hidesBackButton = true
      case 1: stage.screens[1].navigationItem.leftBarButtonItem = UIBarButtonItem()
      default: stage.navigation.isNavigationBarHidden = true
      }
      swipe(stage.window, from: 4, to: 300)
      stage.settle()
      #expect(stage.stack() == ["a", "b"])
    }
  }

  @Test func `without its delegate starts a pop at the root, which is a fault`() {
    let stage = Stage("a")
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(stage.window, from: 4, to: 300)
    #expect(StandIn.takeFaults().isEmpty == false)
  }

  @Test func `starts at the right edge in a right-to-left language`() {
    StandIn.device.layoutDirection = .rightToLeft
    let stage = Stage("a", "b")
    swipe(stage.window, from: 386, to: 60)
    stage.settle()
    #expect(stage.stack() == ["a"])
  }
}
