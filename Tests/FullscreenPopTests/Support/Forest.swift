#if os(Linux)
  import Foundation
  import UIKit

  @testable import DYNavigation
  @testable import UIKit

  typealias System = StandInParameters.System

  /// Which navigation controller a test is about.
  enum Trunk: CaseIterable {
    /// Any controller, with full-screen pop switched on.
    case plain
    /// The subclass that has it on.
    case subclass
  }

  /// A navigation controller on the screen with pages by name, and full-screen pop on.
  @MainActor final class Forest {
    let navigator: UINavigationController
    let window: UIWindow
    let diary = Diary()
    let delegate: Writer
    private(set) var leaves: [String: Leaf] = [:]

    init(
      _ names: [String], _ trunk: Trunk = .plain, parameters: StandInParameters? = nil,
      configuration: FullscreenPopConfiguration? = FullscreenPopConfiguration(way: .custom),
      wrap: (UINavigationController) -> UIViewController = { $0 }
    ) {
      StandIn.reset(parameters ?? StandInParameters())
      let diary = diary
      delegate = Writer(diary)
      switch trunk {
      case .plain: navigator = UINavigationController()
      case .subclass:
        let subclass = FullscreenNavigationController()
        if let configuration { subclass.fullscreenPopConfiguration = configuration }
        navigator = subclass
      }
      window = UIWindow()
      navigator.setViewControllers(names.map { leaf($0) }, animated: false)
      navigator.delegate = delegate
      window.rootViewController = wrap(navigator)
      window.makeKeyAndVisible()
      if let configuration, trunk == .plain {
        navigator.enableFullscreenPop(
          configuration,
          on: SystemRelease(hasContentPop: StandIn.parameters.system >= .iOS26))
      }
      standInClock.advance(frames: 4)
      _ = diary.read()
    }

    func leaf(_ name: String) -> Leaf {
      if let leaf = leaves[name] { return leaf }
      let leaf = Leaf(name, diary)
      leaves[name] = leaf
      return leaf
    }

    /// Lets go of a page, so that it can be seen whether anyone else holds it.
    func forget(_ name: String) { leaves[name] = nil }

    var names: [String] { navigator.viewControllers.map(\.leafName) }

    var engine: EnginePop? { navigator.fullscreenPop?.mechanism as? EnginePop }

    func push(_ name: String, animated: Bool = true) {
      navigator.pushViewController(leaf(name), animated: animated)
    }

    func pop(animated: Bool = true) { navigator.popViewController(animated: animated) }

    /// Lets everything come to rest.
    func rest() { standInClock.advance(by: 2) }

    func finger(at x: CGFloat, y: CGFloat = 400) -> StandInTouches {
      StandInTouches(window).down(at: CGPoint(x: x, y: y))
    }

    /// A drag of so many points in so many seconds, and up.
    func swipe(from x: CGFloat = 40, by distance: CGFloat, in seconds: TimeInterval = 0.2) {
      let finger = finger(at: x)
      finger.drag(to: CGPoint(x: x + distance, y: 400), in: seconds)
      finger.up()
    }

    /// A drag that is held at its end, so that only its travel counts.
    func slowSwipe(from x: CGFloat = 40, by distance: CGFloat) {
      let finger = finger(at: x)
      finger.drag(to: CGPoint(x: x + distance, y: 400), in: 0.3)
      standInClock.advance(by: 0.2)
      finger.up()
    }

    /// Where a page is on the screen; nil when it is not in the window.
    func x(of name: String) -> CGFloat? {
      guard let view = leaf(name).viewIfLoaded, view.window != nil else { return nil }
      return (view.layer.presentation() ?? view.layer).transform.m41
    }

    /// What is wrong with the controller at rest: nothing, when this is empty.
    func faults() -> [String] {
      StandIn.verifyAtRest()
      var faults = StandIn.takeFaults()
      if let engine {
        if engine.stack != nil { faults.append("the engine was left with a stack") }
        if engine.passage != nil || !engine.due.isEmpty { faults.append("a passage was left") }
      }
      let top = navigator.topViewController?.viewIfLoaded
      if top?.window == nil { faults.append("the page on top is not on screen") }
      if let top, !top.transform.isIdentity || top.alpha != 1 {
        faults.append("the page on top is not in its place")
      }
      for leaf in leaves.values where leaf !== navigator.topViewController {
        if leaf.viewIfLoaded?.window != nil { faults.append("\(leaf.name) is still on screen") }
      }
      return faults
    }
  }

  /// The app's own navigation delegate.
  @MainActor final class Writer: NSObject, UINavigationControllerDelegate {
    private let diary: Diary
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var asked: [UINavigationController.Operation] = []
    var onWillShow: (UIViewController) -> Void = { _ in }
    var onDidShow: (UIViewController) -> Void = { _ in }

    init(_ diary: Diary) { self.diary = diary }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      diary.note("will show \(viewController.leafName)")
      onWillShow(viewController)
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      diary.note("did show \(viewController.leafName)")
      onDidShow(viewController)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append(operation)
      return animator
    }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  /// Every version of the system, and every value of each parameter of the stand-in.
  extension StandInParameters {
    static func of(_ system: StandInParameters.System) -> StandInParameters {
      var parameters = StandInParameters()
      parameters.system = system
      return parameters
    }
  }
#endif
