import UIKit

/// Finds the navigation controller that SwiftUI has made for the view it stands behind, and switches
/// full-screen pop on: the one it is in, or else the nearest one beside it.
@MainActor final class NavigationFinder: UIViewController {
  var configuration = FullscreenPopConfiguration() { didSet { apply() } }
  private(set) weak var found: UINavigationController?

  override func loadView() {
    view = UIView()
    view.isHidden = true
    view.isUserInteractionEnabled = false
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    apply()
  }

  /// Later than `didMove`, when what stands beside it is there too.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    apply()
  }

  private func apply() {
    if found?.parent == nil { found = search() }
    found?.enableFullscreenPop(configuration)
  }

  private func search() -> UINavigationController? {
    if let navigationController { return navigationController }
    var around = parent
    while let controller = around {
      if let below = controller.firstNavigationController { return below }
      around = controller.parent
    }
    return nil
  }
}

extension UIViewController {
  /// The first one inside this controller, nearest to it first.
  fileprivate var firstNavigationController: UINavigationController? {
    var level = children
    while !level.isEmpty {
      if let found = level.lazy.compactMap({ $0 as? UINavigationController }).first { return found }
      level = level.flatMap(\.children)
    }
    return nil
  }
}
