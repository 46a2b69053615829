import UIKit

/// The system's own swipe over the whole content, iOS 26 and later: this switches it on, and off for
/// each finger that comes down where the page does not want it. All else is left to the system.
@MainActor final class ContentPop: FullscreenPopMechanism {
  private let system: SystemRelease
  private weak var pop: FullscreenPop?

  init(_ system: SystemRelease) { self.system = system }

  private var navigationController: UINavigationController? { pop?.navigationController }

  func start(for pop: FullscreenPop) -> Bool {
    guard system.hasContentPop else { return false }
    self.pop = pop
    fingerHasCome()
    return true
  }

  func stop() { pop?.giveSystemPopsBack() }

  /// A recogniser that is switched off now does not follow this finger, even when it is on again.
  func fingerWillCome(at point: CGPoint) {
    guard let navigationController, let pop, isIdle else { return }
    let page = navigationController.topViewController
    let area = pop.configuration.swipeArea(of: page)
    let mayLeave = (page as? any DYNavigationPage)?.canBeLeft ?? true
    let isOn = mayLeave && area != .off
    let distance = LeadingSpace(navigationController.view).leading(point.x)
    navigationController.interactivePopGestureRecognizer?.isEnabled = isOn
    setContentPop(isOn && distance <= area.distance)
  }

  func fingerHasCome() {
    guard let navigationController, let pop, isIdle else { return }
    pop.systemPops.remember(in: navigationController)
    navigationController.interactivePopGestureRecognizer?.isEnabled = true
    setContentPop(true)
  }

  private func setContentPop(_ isOn: Bool) {
    guard #available(iOS 26, *) else { return }
    navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = isOn
  }

  /// Whether no swipe runs that would be cut off.
  private var isIdle: Bool {
    navigationController?.systemPopRecognizers.contains {
      $0.state == .began || $0.state == .changed
    } == false
  }
}
