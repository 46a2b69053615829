#if os(Linux)
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  /// A container in a window of the stand-in, with pages by name.
  @MainActor final class Stage: StackOnScreen {
    let navigator: DYNavigationController
    let window: UIWindow
    let diary: Diary
    var pages: [String: Sheet] = [:]
    private let listener: Listener

    convenience init(
      _ names: String..., configuration: DYNavigationConfiguration = DYNavigationConfiguration(),
      parameters: StandInParameters = StandInParameters(),
      wrap: (DYNavigationController) -> UIViewController = { $0 }
    ) { self.init(names, configuration: configuration, parameters: parameters, wrap: wrap) }

    init(
      _ names: [String], configuration: DYNavigationConfiguration = DYNavigationConfiguration(),
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

    /// Lays a view over the middle of a page.
    func put(_ view: UIView, on name: String) {
      view.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
      page(name).view.addSubview(view)
      standInClock.advance(frames: 2)
    }

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

    func rest() { standInClock.advance(by: 1.5) }

    /// Where a page is on the screen, by what the compositor shows.
    func x(of name: String) -> CGFloat? {
      guard let view = navigator.pageViews[Page(page(name)).id], view.superview != nil,
        !view.isHidden
      else { return nil }
      return (view.layer.presentation() ?? view.layer).transform.m41
    }
  }
#endif
