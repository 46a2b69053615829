import DYNavigation
import UIKit

/// The page at the bottom: it pushes details and opens the device check.
final class RootViewController: UIViewController, DYNavigationControllerDelegate {
  weak var navigator: DYNavigationController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    view.backgroundColor = .systemBackground
    let column = Column(in: view)
    column.add(Label("Swipe left to open the first thread."))
    column.add(
      Button("Open a thread") { [weak self] in
        self?.navigator?.pushViewController(DetailViewController(number: 1), animated: true)
      })
    column.add(
      Button("Device check") { [weak self] in
        self?.navigator?.pushViewController(DeviceCheckViewController(), animated: true)
      })
    column.add(
      Button("A navigation controller") { [weak self] in
        self?.navigator?.pushViewController(FullscreenPopViewController(), animated: true)
      })
  }

  func viewControllerToPush() -> UIViewController? { DetailViewController(number: 1) }
}
