import DYNavigation
import UIKit

extension Assumption {
  /// Bars, queries, accessibility.
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
        name: "The page on top is asked for its status bar as soon as it is decided",
        fixes: "UIViewController.setNeedsStatusBarAppearanceUpdate"
      ) { laboratory, report in
        laboratory.stage(Probe("A", Log())) { navigator in
          let page = Probe("B", Log())
          navigator.pushViewController(page, animated: true)
          laboratory.wait(0.1) {
            report(
              page.statusBarQuestions > 0 ? .held : .differs("not asked 0.1 s after the push"))
          }
        }
      },
      Assumption(
        name: "VoiceOver's escape pops one page and says so", fixes: "StandInObject"
      ) { laboratory, report in
        laboratory.stage(UIViewController()) { navigator in
          navigator.pushViewController(UIViewController(), animated: false)
          let first = navigator.accessibilityPerformEscape()
          let second = navigator.accessibilityPerformEscape()
          report(.comparing([first, second], [true, false]))
        }
      },
      Assumption(
        name: "VoiceOver moves its focus to the page that has come",
        fixes: "UIAccessibility.post (it moves no focus there)"
      ) { laboratory, report in
        guard UIAccessibility.isVoiceOverRunning else {
          return report(.leftOut("switch VoiceOver on, and check again"))
        }
        laboratory.stage(Probe("A", Log())) { navigator in
          let page = Probe("B", Log())
          let words = Label("Words to focus on")
          words.frame = CGRect(x: 24, y: 200, width: 300, height: 44)
          page.view.addSubview(words)
          navigator.pushViewController(page, animated: true) {
            laboratory.wait(1.5) {
              let hasFocus = words.accessibilityElementIsFocused()
              report(hasFocus ? .held : .differs("it is elsewhere 1.5 s after the push"))
            }
          }
        }
      },
      Assumption(
        name: "UIKit's own push and pop, for comparison",
        fixes: "StandInParameters.appearanceCallbacks"
      ) { laboratory, report in
        let log = Log()
        let navigation = UINavigationController(rootViewController: Probe("A", log))
        laboratory.show(navigation) {
          log.clear()
          navigation.pushViewController(Probe("B", log), animated: true)
          laboratory.wait(1) {
            log.note("—")
            navigation.popViewController(animated: true)
            laboratory.wait(1) { report(.measured(log.lines.joined(separator: ", "))) }
          }
        }
      },
    ]
  }
}
