import UIKit

/// The stack as something that can be saved: what the pages say in `pathComponent`, the root not
/// included.
public struct DYNavigationPath: Codable, Hashable, Sendable {
  /// Bottom to top.
  public var components: [String]

  /// An empty path is the root alone.
  public init(_ components: [String] = []) { self.components = components }
}

extension DYNavigationController {
  /// The pages above the root, up to the first that has no path component.
  public var path: DYNavigationPath {
    var components: [String] = []
    for page in stack.pages.dropFirst() {
      guard let component = pathComponent(of: page.controller) else { break }
      components.append(component)
    }
    return DYNavigationPath(components)
  }

  /// Puts the pages of a path onto the root, up to the first that can't be made.
  public func restore(
    _ path: DYNavigationPath, animated: Bool = false,
    making makePage: (String) -> UIViewController?
  ) {
    var pages = Array(viewControllers.prefix(1))
    for component in path.components {
      guard let page = makePage(component) else { break }
      pages.append(page)
    }
    setViewControllers(pages, animated: animated)
  }

  private func pathComponent(of page: UIViewController) -> String? {
    guard let page = page as? any DYNavigationPage else { return page.restorationIdentifier }
    return page.pathComponent
  }
}

/// State restoration as UIKit does it: controllers that have a restoration identifier, up to the first
/// that has none.
extension DYNavigationController {
  private static let stackKey = "DYNavigation.viewControllers"

  func encodeStack(with coder: NSCoder) {
    let pages = Array(viewControllers.prefix { $0.restorationIdentifier != nil })
    coder.encode(pages, forKey: Self.stackKey)
  }

  func decodeStack(with coder: NSCoder) {
    guard let pages = coder.decodeObject(forKey: Self.stackKey) as? [UIViewController] else {
      return
    }
    if !pages.isEmpty { setViewControllers(pages, animated: false) }
  }
}
