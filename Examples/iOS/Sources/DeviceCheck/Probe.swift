import DYNavigation
import UIKit

/// What happened in an attempt.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Whether exactly this happened, and what did if not.
  func finding(expecting expected: [String]) -> Finding {
    lines == expected ? .held : .differs(lines.joined(separator: ", "))
  }
}

/// A page that writes down what UIKit tells it.
final class Probe: UIViewController, DYNavigationPage {
  private let name: String
  private let log: Log
  var canBeLeft = true
  var prefersNavigationBarHidden: Bool? { true }

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) will appear \(view.window == nil ? "outside" : "inside")")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.note("\(name) is appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) will disappear\(isMovingFromParent ? " for good" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) did disappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(name) will \(parent == nil ? "leave" : "join")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(name) did \(parent == nil ? "leave" : "join")")
  }
}
