import DYNavigation
import UIKit

/// Tries everything that the library takes for true of UIKit, one after another, and shows and prints
/// what came of it.
public final class DeviceCheckViewController: UIViewController, DYNavigationPage {
  /// Called with the report when all is done.
  var onReport: (String) -> Void = { print($0) }
  private lazy var laboratory = Laboratory(in: self)
  private var report = Report(system: DeviceCheckViewController.system)
  private var hasStarted = false
  private let label = Label("The check takes a few seconds.")

  /// It must not go away in the middle.
  public private(set) var canBeLeft = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Device check"
    view.backgroundColor = .white
    Column(in: view).add(label)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasStarted else { return }
    hasStarted = true
    attempt(Assumption.all[...])
  }

  private func attempt(_ assumptions: ArraySlice<Assumption>) {
    guard let next = assumptions.first else { return finish() }
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
