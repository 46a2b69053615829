import DYNavigation
import UIKit

/// A page that goes on to the next of its kind: by a button, or by a swipe to the left.
final class DetailViewController: UIViewController, DYNavigationControllerDelegate,
  DYNavigationPage
{
  weak var navigator: DYNavigationController?
  private let number: Int
  private let lock = UISlider(frame: .zero)

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Thread \(number)"
  }

  required init?(coder: NSCoder) { nil }

  /// The slider at its end locks the page: it resists the finger, and the back button does nothing.
  var canBeLeft: Bool { lock.value < 1 }

  var pathComponent: String? { "\(number)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shade = CGFloat(number % 5) * 0.04
    view.backgroundColor = UIColor(red: 1 - shade, green: 1, blue: 0.8 + shade, alpha: 1)
    let column = Column(in: view)
    column.add(Label("Swipe right to go back, left to go on. Catch a page while it moves."))
    column.add(
      Button("Next thread") { [weak self] in
        guard let self else { return }
        navigator?.pushViewController(DetailViewController(number: number + 1), animated: true)
      })
    column.add(
      Button("Back") { [weak self] in self?.navigator?.popViewController(animated: true) })
    column.add(
      Button("To the inbox") { [weak self] in
        self?.navigator?.popToRootViewController(animated: true)
      })
    column.add(Label("Slide to the end to lock this page."))
    column.add(lock)
  }

  func viewControllerToPush() -> UIViewController? { DetailViewController(number: number + 1) }
}
