#if os(Linux)
  import UIKit

  @testable import DYNavigation

  /// A container in a window of the stand-in, with pages by name.
  @MainActor final class Stage {
    let navigator: DYNavigationController
    let window: UIWindow
    let diary: Diary
    private(set) var pages: [String: Sheet] = [:]
    private let listener: Listener

    init(
      _ names: String..., configuration: DYNavigationConfiguration = DYNavigationConfiguration(),
      parameters: StandInParameters = StandInParameters(),
      wrap: (DYNavigationController) -> UIViewController = { $0 }
    ) {
      StandIn.reset(parameters)
      let diary = Diary()
      self.diary = diary
      let sheets = names.map { Sheet($0, diary) }
      navigator = DYNavigationController(
        rootViewController: sheets[0], configuration: configuration)
      navigator.setViewControllers(sheets, animated: false)
      listener = Listener(diary)
      navigator.delegate = listener
      window = UIWindow()
      window.rootViewController = wrap(navigator)
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      for sheet in sheets { pages[sheet.name] = sheet }
      _ = diary.read()
    }

    func page(_ name: String) -> Sheet {
      if let page = pages[name] { return page }
      let page = Sheet(name, diary)
      pages[name] = page
      return page
    }

    /// A container with pages of its own, that fills a page.
    func nest(_ names: String..., in name: String) -> DYNavigationController {
      let sheets = names.map { Sheet($0, diary) }
      let inner = DYNavigationController(rootViewController: sheets[0])
      inner.setViewControllers(sheets, animated: false)
      let outer = page(name)
      outer.addChild(inner)
      inner.view.frame = outer.view.bounds
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      standInClock.advance(frames: 4)
      _ = diary.read()
      return inner
    }

    var names: [String] { navigator.viewControllers.compactMap { ($0 as? Sheet)?.name } }

    func push(_ name: String, animated: Bool = true) {
      navigator.pushViewController(page(name), animated: animated)
    }

    func pop(animated: Bool = true) { navigator.popViewController(animated: animated) }

    /// Writes down what is done, what comes of it, and the stack at rest.
    func does(_ what: String, _ work: () -> Void) {
      diary.note("> \(what)")
      work()
      diary.note("…")
      rest()
      diary.note("= \(names.joined(separator: " "))")
    }

    /// All that was written down.
    var log: String { diary.lines.joined(separator: "\n") + "\n" }

    /// Lets everything come to rest.
    func rest() { standInClock.advance(by: 1.5) }

    /// A finger, down at a place in the middle of the height.
    func finger(at x: CGFloat, y: CGFloat = 400) -> StandInTouches {
      StandInTouches(window).down(at: CGPoint(x: x, y: y))
    }

    /// A drag from the leading side, of so many points in so many seconds, and up.
    func swipe(from x: CGFloat = 40, by distance: CGFloat, in seconds: TimeInterval = 0.2) {
      let finger = finger(at: x)
      finger.drag(to: CGPoint(x: x + distance, y: 400), in: seconds)
      finger.up()
    }

    /// Where a page is on the screen, by what the compositor shows.
    func x(of name: String) -> CGFloat? {
      guard let view = navigator.pageViews[Page(page(name)).id], view.superview != nil,
        !view.isHidden
      else { return nil }
      return (view.layer.presentation() ?? view.layer).transform.m41
    }
  }

  /// Writes down what the container's delegate hears.
  @MainActor final class Listener: DYNavigationEventDelegate {
    private let diary: Diary

    init(_ diary: Diary) { self.diary = diary }

    func navigationController(
      _ navigator: DYNavigationController, didBegin kind: DYNavigationKind,
      by cause: DYNavigationCause
    ) { diary.note("— \(kind) by \(cause)") }
    func navigationController(
      _ navigator: DYNavigationController, willShow page: UIViewController, animated: Bool
    ) { diary.note("— will show \(name(page))\(animated ? "" : " still")") }
    func navigationController(
      _ navigator: DYNavigationController, didShow page: UIViewController, animated: Bool
    ) { diary.note("— did show \(name(page))\(animated ? "" : " still")") }
    func navigationController(
      _ navigator: DYNavigationController, didEnd kind: DYNavigationKind,
      _ outcome: DYNavigationOutcome
    ) { diary.note("— \(kind) \(outcome)") }
    func navigationControllerDidChangeStack(_ navigator: DYNavigationController) {
      diary.note("— stack")
    }
    func navigationController(
      _ navigator: DYNavigationController, didRefuse verb: DYNavigationVerb,
      because reason: DYNavigationRefusal
    ) { diary.note("— refused \(verb): \(reason)") }

    private func name(_ page: UIViewController) -> String { (page as? Sheet)?.name ?? "?" }
  }
#endif
