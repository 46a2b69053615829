import DYNavigation
import UIKit

/// Tries everything that the library takes for true of UIKit, one after another, and shows and prints
/// what came of it. Some of it needs a hand: the page says what to do.
public final class DeviceCheckViewController: UIViewController, DYNavigationPage {
  /// Called with the report when all is done.
  var onReport: (String) -> Void = { print($0) }
  /// Whether someone is there to do what the pages ask for.
  var hasHand = true
  /// Called with what it should do.
  var onPrompt: (String) -> Void {
    get { laboratory.onPrompt }
    set { laboratory.onPrompt = newValue }
  }
  private lazy var laboratory = Laboratory(in: self)
  private var report = Report(system: DeviceCheckViewController.system)
  private var hasStarted = false
  private let label = Label("The check takes half a minute, and then needs your hand.")

  /// It must not go away in the middle.
  public private(set) var canBeLeft = false
  public var swipeArea: DYSwipeArea? { canBeLeft ? nil : .off }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Device check"
    view.backgroundColor = .systemBackground
    Column(in: view).add(label)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasStarted else { return }
    hasStarted = true
    attempt(Assumption.all[...])
  }

  public override var childForStatusBarHidden: UIViewController? { laboratory.guest }
  public override var childForStatusBarStyle: UIViewController? { laboratory.guest }

  private func attempt(_ assumptions: ArraySlice<Assumption>) {
    guard let next = assumptions.first else { return finish() }
    guard hasHand || !next.needsAHand else {
      report.add(next.name, fixes: next.fixes, .leftOut("needs a hand"))
      return attempt(assumptions.dropFirst())
    }
    var isOpen = true
    next.attempt(laboratory) { [weak self] finding in
      guard isOpen, let self else { return }
      isOpen = false
      report.add(next.name, fixes: next.fixes, finding)
      laboratory.wait(0.1) { [weak self] in self?.attempt(assumptions.dropFirst()) }
    }
  }

  private func finish() {
    laboratory.clear()
    canBeLeft = true
    label.text = report.text
    label.superview?.setNeedsLayout()
    onReport(report.text)
  }

  private static var system: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "iOS \(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}
