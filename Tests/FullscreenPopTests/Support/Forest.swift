#if os(Linux)
  import Foundation
  import UIKit
  import UIKitTestSupport

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
  @MainActor final class Forest: StackOnScreen {
    let navigator: UINavigationController
    let window: UIWindow
    let diary = Diary()
    let delegate: Writer
    var pages: [String: Leaf] = [:]

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
      navigator.setViewControllers(names.map { page($0) }, animated: false)
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

    /// Lets go of a page, so that it can be seen whether anyone else holds it.
    func forget(_ name: String) { pages[name] = nil }

    var engine: EnginePop? { navigator.fullscreenPop?.mechanism as? EnginePop }

    func rest() { standInClock.advance(by: 2) }

    /// A drag that is held at its end, so that only its travel counts.
    func slowSwipe(from x: CGFloat = 40, by distance: CGFloat) {
      let finger = finger(at: x)
      finger.drag(to: CGPoint(x: x + distance, y: 400), in: 0.3)
      standInClock.advance(by: 0.2)
      finger.up()
    }

    /// Where a page is on the screen; nil when it is not in the window.
    func x(of name: String) -> CGFloat? {
      guard let view = page(name).viewIfLoaded, view.window != nil else { return nil }
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
      for page in pages.values where page !== navigator.topViewController {
        if page.viewIfLoaded?.window != nil { faults.append("\(page.name) is still on screen") }
      }
      return faults
    }
  }
#endif
