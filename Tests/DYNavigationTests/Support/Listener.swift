#if os(Linux)
  import DYNavigation
  import UIKit
  import UIKitTestSupport

  /// Writes down what the container's delegate hears.
  @MainActor final class Listener: DYNavigationEventDelegate {
    private let diary: Diary

    init(_ diary: Diary) { self.diary = diary }

    func navigationController(
      _ navigator: DYNavigationController, didBegin kind: DYNavigationKind,
      by cause: DYNavigationCause
    ) { diary.note("— \(kind) by \(cause)") }
    func navigationController(
      _ navigator: DYNavigationController, willShow page: UIViewController, animated: Bool
    ) { diary.note("— will show \(page.pageName)\(animated ? "" : " still")") }
    func navigationController(
      _ navigator: DYNavigationController, didShow page: UIViewController, animated: Bool
    ) { diary.note("— did show \(page.pageName)\(animated ? "" : " still")") }
    func navigationController(
      _ navigator: DYNavigationController, didEnd kind: DYNavigationKind,
      _ outcome: DYNavigationOutcome
    ) { diary.note("— \(kind) \(outcome)") }
    func navigationControllerDidChangeStack(_ navigator: DYNavigationController) {
      diary.note("— stack")
    }
    func navigationController(
      _ navigator: DYNavigationController, didRefuse verb: DYNavigationVerb,
      because reason: DYNavigationRefusal
    ) { diary.note("— refused \(verb): \(reason)") }
  }
#endif
