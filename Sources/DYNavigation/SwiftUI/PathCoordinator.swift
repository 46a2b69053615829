#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  /// Keeps a path of values and a stack of hosting controllers the same.
  @MainActor public final class PathCoordinator<Value: Hashable>: DYNavigationEventDelegate {
    var makeView: (Value?, DYNavigator) -> AnyView = { _, _ in AnyView(EmptyView()) }
    var next: (Value?) -> Value? = { _ in nil }
    var pathDidChange: ([Value]) -> Void = { _ in }
    private weak var navigator: DYNavigationController?
    /// The path that is on the stack.
    private var shown: [Value] = []
    private var isShowing = false

    init() {}

    func attach(_ navigator: DYNavigationController) {
      self.navigator = navigator
      navigator.delegate = self
    }

    func makeRoot() -> UIViewController { makePage(nil) }

    /// Puts the path on the stack; pages that it has in common with the old one stay.
    func show(_ path: [Value], animated: Bool) {
      guard let navigator, path != shown else { return }
      let old = navigator.viewControllers
      let kept = zip(path, shown).prefix { $0 == $1 }.count
      let pages = old.prefix(kept + 1) + path.dropFirst(kept).map { makePage($0) }
      shown = path
      isShowing = true
      navigator.setViewControllers(Array(pages), animated: animated)
      isShowing = false
    }

    /// The views of all pages, made anew with what is true now.
    func refreshPages() {
      for case let page as PathPage<Value> in navigator?.viewControllers ?? [] {
        page.rootView = makeView(page.value, proxy)
      }
    }

    private func makePage(_ value: Value?) -> PathPage<Value> {
      PathPage(value, makeView(value, proxy))
    }

    /// What views push and pop by.
    private var proxy: DYNavigator {
      DYNavigator(
        push: { [weak self] value in
          guard let self, let value = value.base as? Value else { return }
          navigator?.pushViewController(makePage(value), animated: true)
        },
        pop: { [weak self] in self?.navigator?.popViewController(animated: true) },
        popToRoot: { [weak self] in self?.navigator?.popToRootViewController(animated: true) })
    }

    public func navigationControllerDidChangeStack(_ navigator: DYNavigationController) {
      guard !isShowing else { return }
      let path = navigator.viewControllers.compactMap { ($0 as? PathPage<Value>)?.value }
      guard path != shown else { return }
      shown = path
      pathDidChange(path)
    }

    public func navigationController(
      _ navigator: DYNavigationController, nextViewControllerAfter page: UIViewController
    ) -> UIViewController? {
      guard let page = page as? PathPage<Value> else { return nil }
      return next(page.value).map { makePage($0) }
    }
  }

  /// The page of a value; of the root, which has none.
  final class PathPage<Value: Hashable>: UIHostingController<AnyView> {
    let value: Value?

    init(_ value: Value?, _ view: AnyView) {
      self.value = value
      super.init(rootView: view)
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
