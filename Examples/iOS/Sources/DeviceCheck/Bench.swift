import DYNavigation
import UIKit

/// A page that says what a hand should do, and something to do it to.
final class Bench: UIViewController, DYNavigationPage {
  private let prompt: String
  private let content: UIView
  var prefersNavigationBarHidden: Bool? { true }
  /// What its recognisers tell, for as long as it is there.
  var listener: AnyObject?

  init(_ prompt: String, _ content: UIView) {
    self.prompt = prompt
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    Column(in: view).add(Label(prompt))
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 120
    content.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top - 60))
  }
}

/// Whether a finger has come down, and where the stack stood then.
@MainActor final class Watcher: NSObject, UIGestureRecognizerDelegate, DYNavigationEventDelegate {
  private(set) var hasTouch = false
  private(set) var hasBegun = false
  var onTouch: (UITouch) -> Void = { _ in }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    hasTouch = true
    onTouch(touch)
    return true
  }

  func navigationController(
    _ navigator: DYNavigationController, didBegin kind: DYNavigationKind,
    by cause: DYNavigationCause
  ) { hasBegun = hasBegun || cause == .finger }
}
