import DYNavigation
import DYNavigationSystemPop
import UIKit

/// The choice of a way, for a plain navigation controller with full-screen pop.
final class FullscreenPopViewController: UIViewController {
  private static let ways: [(title: String, way: FullscreenPopWay)] = [
    ("As the system allows", .automatic),
    ("The package's own animation", .custom),
    ("The system's swipe over the content", .systemContent),
    ("Private: the system's target", .systemTarget),
    ("Private: the system's delegate", .systemDelegate),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Navigation controller"
    view.backgroundColor = .systemBackground
    let column = Column(in: view)
    column.add(Label("What moves the pages of a UINavigationController?"))
    for (title, way) in Self.ways {
      column.add(Button(title) { [weak self] in self?.open(way) })
    }
  }

  private func open(_ way: FullscreenPopWay) {
    let navigator = UINavigationController(rootViewController: FullscreenPopPage(number: 1))
    navigator.modalPresentationStyle = .fullScreen
    navigator.enableFullscreenPop(FullscreenPopConfiguration(way: way))
    present(navigator, animated: true)
  }
}

/// A page of it: every third one hides the bar, every fourth one may be left from its edge alone.
final class FullscreenPopPage: UIViewController, DYNavigationPage {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  var prefersNavigationBarHidden: Bool? { number % 3 == 0 ? true : nil }
  var swipeArea: DYSwipeArea? { number % 4 == 0 ? .edge : nil }
  var nextViewController: UIViewController? { FullscreenPopPage(number: number + 1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = number % 2 == 0 ? .secondarySystemBackground : .systemBackground
    let column = Column(in: view)
    column.add(Label(story))
    column.add(
      Button("Next page") { [weak self] in
        guard let self, let next = nextViewController else { return }
        navigationController?.pushViewController(next, animated: true)
      })
    column.add(
      Button("Swipe forward as well") { [weak self] in
        self?.navigationController?.fullscreenPop?.configuration.pushesNextPage = true
      })
    column.add(Button("Close") { [weak self] in self?.dismiss(animated: true) })
  }

  private var story: String {
    if swipeArea == .edge { return "This page is left by a swipe from its edge." }
    return number == 1 ? "The root." : "This page is left by a swipe from anywhere on it."
  }
}
