import UIKit

@testable import DYNavigation

/// What happened, one line each.
@MainActor final class Diary {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was written since it was read last.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that writes down what it is told.
@MainActor final class Leaf: UIViewController, DYNavigationPage {
  let name: String
  private let diary: Diary?

  var canBeLeft = true
  var swipeArea: DYSwipeArea?
  var prefersNavigationBarHidden: Bool?
  var makeNext: () -> UIViewController? = { nil }
  var nextViewController: UIViewController? { makeNext() }
  var onWillAppear: () -> Void = {}
  var onDidAppear: () -> Void = {}

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

extension UIViewController {
  var leafName: String { (self as? Leaf)?.name ?? "?" }
}
