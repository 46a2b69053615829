#if os(Linux)
  import Foundation
  import UIKit

  /// A stack in a window of the stand-in, whose pages have names: a container's or a navigation
  /// controller's.
  @MainActor package protocol StackOnScreen: AnyObject {
    associatedtype Navigator: StackController
    associatedtype Named: NamedPage

    var navigator: Navigator { get }
    var window: UIWindow { get }
    /// All pages there have been so far, on the stack or not.
    var pages: [String: Named] { get set }
    /// Where the pages write down what they are told.
    var diary: Diary { get }

    /// Lets everything come to rest.
    func rest()
  }

  extension StackOnScreen {
    /// The page of that name, made when there is none.
    package func page(_ name: String) -> Named {
      if let page = pages[name] { return page }
      let page = Named(name, diary)
      pages[name] = page
      return page
    }

    /// The names of the pages on the stack, bottom to top.
    package var names: [String] { navigator.viewControllers.map(\.pageName) }

    package func push(_ name: String, animated: Bool = true) {
      navigator.pushViewController(page(name), animated: animated, completion: nil)
    }
    package func pop(animated: Bool = true) {
      _ = navigator.popViewController(animated: animated, completion: nil)
    }
    package func pop(to name: String, animated: Bool) {
      _ = navigator.popToViewController(page(name), animated: animated, completion: nil)
    }
    package func popToRoot(animated: Bool) {
      _ = navigator.popToRootViewController(animated: animated, completion: nil)
    }
    package func set(_ names: [String], animated: Bool) {
      navigator.setViewControllers(names.map { page($0) }, animated: animated, completion: nil)
    }
  }
#endif
