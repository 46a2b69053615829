import DYNavigation
import UIKit

extension Assumption {
  /// Appearance and containment, in a container that calls `beginAppearanceTransition` by hand.
  static var callbacks: [Assumption] {
    [
      Assumption(
        name: "A push tells both pages in UIKit's order, and the new one before it has a window",
        fixes: "UIViewController+Appearance (standInIsAppearingOnce)"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(Probe("A", log)) { navigator in
          log.clear()
          navigator.pushViewController(Probe("B", log), animated: true) {
            report(
              .comparing(
                log.lines,
                [
                  "A will disappear", "B will join", "B will appear outside", "B is appearing",
                  "A did disappear", "B did appear", "B did join",
                ]))
          }
        }
      },
      Assumption(
        name: "A pop tells the page that it leaves for good, and then that it has left",
        fixes: "ContainmentState.isMovingOut"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(Probe("A", log)) { navigator in
          navigator.pushViewController(Probe("B", log), animated: false)
          log.clear()
          navigator.popViewController(animated: true) {
            report(
              .comparing(
                log.lines,
                [
                  "B will leave", "B will disappear for good", "A will appear outside",
                  "A is appearing", "B did disappear", "B did leave", "A did appear",
                ]))
          }
        }
      },
      Assumption(
        name: "A pop that turns round in flight tells both pages that they come and go, once",
        fixes: "UIViewController+Appearance (standInBeginAppearance)"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(Probe("A", log)) { navigator in
          let page = Probe("B", log)
          navigator.pushViewController(page, animated: false)
          log.clear()
          navigator.popViewController(animated: true)
          laboratory.wait(0.1) {
            navigator.pushViewController(page, animated: true) {
              report(
                .comparing(
                  log.lines,
                  [
                    "B will leave", "B will disappear for good", "A will appear outside",
                    "A is appearing", "A will disappear", "B will appear inside",
                    "A did disappear", "B is appearing", "B did appear", "B did join",
                  ]))
            }
          }
        }
      },
      Assumption(
        name: "A controller inside a page comes after it and has come before it",
        fixes: "UIViewController.standInForwardBegin, standInForwardEnd"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(Probe("A", Log())) { navigator in
          let page = Probe("B", log)
          page.hold(Probe("b", log))
          log.clear()
          navigator.pushViewController(page, animated: true) {
            report(
              .comparing(
                log.appearances,
                [
                  "B will appear outside", "b will appear outside", "b did appear", "B did appear",
                ]))
          }
        }
      },
      Assumption(
        name: "A popped page is released with its pop", fixes: "the container's own books"
      ) { laboratory, report in
        laboratory.stage(UIViewController()) { navigator in
          weak var page: UIViewController?
          do {
            let probe = Probe("B", Log())
            page = probe
            navigator.pushViewController(probe, animated: false)
          }
          navigator.popViewController(animated: true) {
            laboratory.wait(0.1) {
              report(page == nil ? .held : .differs("it is alive 0.1 s after the pop"))
            }
          }
        }
      },
    ]
  }
}
