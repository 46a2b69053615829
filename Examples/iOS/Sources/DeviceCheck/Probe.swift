import DYNavigation
import UIKit

/// What happened in an attempt.
@MainActor final class Log {
  private(set) var lines: [String] = []
  /// Those of them that say will or did appear or disappear.
  private(set) var appearances: [String] = []

  func note(_ line: String) { lines.append(line) }

  func noteAppearance(_ line: String) {
    note(line)
    appearances.append(line)
  }

  func clear() { (lines, appearances) = ([], []) }
}

/// A page that writes down what UIKit tells it.
final class Probe: UIViewController, DYNavigationPage {
  private let name: String
  private let log: Log
  /// How often UIKit has asked for its status bar.
  private(set) var statusBarQuestions = 0
  var prefersNavigationBarHidden: Bool? { true }

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Puts a controller into this one, as an app does.
  func hold(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override var prefersStatusBarHidden: Bool {
    statusBarQuestions += 1
    return false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.noteAppearance("\(name) will appear \(view.window == nil ? "outside" : "inside")")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.note("\(name) is appearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.noteAppearance("\(name) did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.noteAppearance("\(name) will disappear\(isMovingFromParent ? " for good" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.noteAppearance("\(name) did disappear")
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
