import DYNavigation
import UIKit

extension Assumption {
  /// Bars, queries and UIKit's own navigation controller.
  static var system: [Assumption] {
    [
      Assumption(
        name: "A bar of the page's own moves the page's safe area below it",
        fixes: "UIView+SafeArea (additionalSafeAreaInsets)"
      ) { laboratory, report in
        let page = UIViewController()
        laboratory.stage(page) { _ in
          let added = page.additionalSafeAreaInsets.top
          let inset = page.view.safeAreaInsets.top
          report(
            added > 0 && inset >= added
              ? .held : .differs("the bar is \(added) high, the safe area begins at \(inset)"))
        }
      },
      Assumption(
        name: "VoiceOver's escape pops one page and says so", fixes: "StandInObject"
      ) { laboratory, report in
        laboratory.stage(UIViewController()) { navigator in
          navigator.pushViewController(UIViewController(), animated: false)
          let first = navigator.accessibilityPerformEscape()
          let second = navigator.accessibilityPerformEscape()
          report(
            first && !second && navigator.viewControllers.count == 1
              ? .held : .differs("said \(first), then \(second)"))
        }
      },
      Assumption(
        name: "UIKit's own push, for comparison", fixes: "StandInParameters.appearanceCallbacks"
      ) { laboratory, report in
        let log = Log()
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        laboratory.show(navigation) {
          let before = log.lines.count
          navigation.pushViewController(Probe("B", log), animated: true)
          laboratory.wait(1) {
            report(.measured(log.lines.dropFirst(before).joined(separator: ", ")))
          }
        }
      },
      Assumption(
        name: "UIKit's own pop, for comparison", fixes: "StandInParameters.appearanceCallbacks"
      ) { laboratory, report in
        let log = Log()
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        laboratory.show(navigation) {
          navigation.pushViewController(Probe("B", log), animated: false)
          laboratory.wait(0.5) {
            let before = log.lines.count
            navigation.popViewController(animated: true)
            laboratory.wait(1) {
              report(.measured(log.lines.dropFirst(before).joined(separator: ", ")))
            }
          }
        }
      },
    ]
  }

  /// All, in the order in which they are tried.
  static var all: [Assumption] { callbacks + motion + system }
}
