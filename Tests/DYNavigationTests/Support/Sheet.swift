import DYNavigation
import UIKit
import UIKitTestSupport

/// A page of the container that writes down what it is told.
@MainActor final class Sheet: NamedPage, DYNavigationControllerDelegate {
  weak var navigator: DYNavigationController?
  var onAppear: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear\(animated ? "" : " still")")
    onAppear()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear\(animated ? "" : " still")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove nil" : "willMove parent")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove nil" : "didMove parent")
  }
}
