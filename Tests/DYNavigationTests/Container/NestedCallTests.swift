#if os(Linux)
  import Testing
  import UIKit

  @testable import DYNavigation
  @testable import UIKit

  /// One call of the app from inside a page's own callback, for every callback, page, call and
  /// transition.
  @MainActor @Suite struct `A call inside a callback` {
    @Test(arguments: Moment.allCases, Start.allCases)
    fileprivate func `leaves one page in sight, and all callbacks in balance`(
      moment: Moment, start: Start
    ) {
      for name in "ABCD" {
        for call in Call.allCases {
          let ground = Ground()
          let page = ground.page(name)
          page.act = { [unowned page, unowned ground] now in
            guard now == moment else { return }
            page.act = { _ in }
            ground.does(call)
          }
          ground.starts(start)
          standInClock.advance(by: 3)
          #expect(ground.faults() == [], "\(call) by \(name)")
        }
      }
    }
  }

  private enum Moment: CaseIterable {
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear, willMove, didMove
  }

  private enum Start: CaseIterable {
    case swipe, cancelledSwipe, pop, popStill, push, pushStill
  }

  private enum Call: CaseIterable {
    case push, pushStill, pop, popStill, root, set
  }

  /// Three pages in a container, and two more.
  @MainActor private final class Ground {
    let pages: [Restless] = "ABCDE".map { Restless(String($0)) }
    let navigator: DYNavigationController
    let window = UIWindow()

    init() {
      StandIn.reset()
      navigator = DYNavigationController(rootViewController: pages[0])
      navigator.setViewControllers(Array(pages[...2]), animated: false)
      window.rootViewController = navigator
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
    }

    func page(_ name: Character) -> Restless {
      pages.first { $0.title == String(name) } ?? pages[0]
    }

    func starts(_ start: Start) {
      switch start {
      case .swipe: swipe(to: 340)
      case .cancelledSwipe: swipe(to: 100)
      case .pop: navigator.popViewController(animated: true)
      case .popStill: navigator.popViewController(animated: false)
      case .push: navigator.pushViewController(pages[3], animated: true)
      case .pushStill: navigator.pushViewController(pages[3], animated: false)
      }
    }

    private func swipe(to x: CGFloat) {
      let finger = StandInTouches(window).down(at: CGPoint(x: 40, y: 400))
      finger.drag(to: CGPoint(x: x, y: 400), in: 0.2)
      standInClock.advance(by: 0.2)
      finger.up()
    }

    func does(_ call: Call) {
      switch call {
      case .push: navigator.pushViewController(pages[4], animated: true)
      case .pushStill: navigator.pushViewController(pages[4], animated: false)
      case .pop: navigator.popViewController(animated: true)
      case .popStill: navigator.popViewController(animated: false)
      case .root: navigator.popToRootViewController(animated: true)
      case .set: navigator.setViewControllers([pages[0], pages[4]], animated: true)
      }
    }

    /// What is not as it should be at rest.
    func faults() -> [String] {
      var faults = StandIn.takeFaults()
      let top = navigator.topViewController
      for page in pages {
        let name = page.title ?? "?"
        let isOnStack = navigator.viewControllers.contains { $0 === page }
        if (page.parent === navigator) != isOnStack { faults.append("\(name) parent") }
        if (page.standInAppearance.phase == .appeared) != (page === top) {
          faults.append("\(name) \(page.standInAppearance.phase)")
        }
      }
      let shown = navigator.view.subviews.compactMap { $0 as? PageView }
      if shown.count != 1 || shown.first?.page.controller !== top || shown.first?.isHidden != false
      {
        faults.append("shows \(shown.map { $0.page.controller.title ?? "?" })")
      }
      return faults
    }
  }

  /// A page that acts in its callbacks.
  private final class Restless: UIViewController {
    var act: (Moment) -> Void = { _ in }

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      act(.didLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      act(.willAppear)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      act(.isAppearing)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      act(.didAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      act(.willDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      act(.didDisappear)
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      act(.willMove)
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      act(.didMove)
    }
  }
#endif
