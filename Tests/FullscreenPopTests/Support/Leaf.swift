import UIKit
import UIKitTestSupport

/// A page of a navigation controller that writes down what it is told.
@MainActor final class Leaf: NamedPage {
  var onWillAppear: () -> Void = {}
  var onDidAppear: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
    onWillAppear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
    onDidAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
}
