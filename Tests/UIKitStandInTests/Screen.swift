import UIKit
import UIKitTestSupport

/// A controller that writes down what it is told.
@MainActor final class Screen: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { diary.note("\(name) \(what)") }
  private var place: String { viewIfLoaded?.window == nil ? "outside" : "inside" }

  override func viewWillAppear(_ animated: Bool) { note("will appear \(place)") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing \(place)") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave" : "will join")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "did leave" : "did join")
  }
}

/// A target for one action.
@MainActor final class Ear: NSObject, StandInInvokable {
  let heard: (Any?) -> Void
  init(_ heard: @escaping (Any?) -> Void) { self.heard = heard }
  func standInInvoke(_ selector: Selector, with sender: Any?) { heard(sender) }
}

/// Puts a controller into a window and lets it appear.
@MainActor func show(_ root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  standInClock.advance(frames: 4)
  return window
}
