import UIKit

@testable import DYNavigation

/// What happened, one line each.
@MainActor final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was written since it was read last.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that writes down what it is told.
@MainActor final class Sheet: UIViewController, DYNavigationPage, DYNavigationControllerDelegate {
  let name: String
  private let diary: Diary?
  weak var navigator: DYNavigationController?

  var canBeLeft = true
  var swipeArea: DYSwipeArea?
  var prefersNavigationBarHidden: Bool?
  var next_: () -> UIViewController? = { nil }
  var nextViewController: UIViewController? { next_() }
  var pathComponent: String? { name }
  var onAppear: () -> Void = {}

  init(_ name: String, _ diary: Diary? = nil) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { diary?.note("\(name) \(what)") }

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
