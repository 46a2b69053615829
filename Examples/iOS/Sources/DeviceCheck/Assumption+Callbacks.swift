import DYNavigation
import UIKit

extension Assumption {
  /// Appearance and containment.
  static var callbacks: [Assumption] {
    [
      Assumption(
        name: "A push tells both pages in UIKit's order, and the new one before it has a window",
        fixes: "UIViewController+Appearance (standInIsAppearingOnce)"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(UIViewController()) { navigator in
          navigator.pushViewController(Probe("B", log), animated: true) {
            report(
              log.finding(expecting: [
                "B will join", "B will appear outside", "B is appearing", "B did appear",
                "B did join",
              ]))
          }
        }
      },
      Assumption(
        name: "A pop tells the page that it leaves for good, and then that it has left",
        fixes: "ContainmentState.isMovingOut"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(UIViewController()) { navigator in
          navigator.pushViewController(Probe("B", Log()), animated: false)
          navigator.pushViewController(Probe("C", log), animated: false)
          let before = log.lines.count
          navigator.popViewController(animated: true) {
            let lines = Array(log.lines.dropFirst(before))
            let expected = [
              "C will leave", "C will disappear for good", "C did disappear", "C did leave",
            ]
            report(lines == expected ? .held : .differs(lines.joined(separator: ", ")))
          }
        }
      },
      Assumption(
        name: "A pop that turns round in flight ends in balance",
        fixes: "UIViewController+Appearance (standInBeginAppearance)"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(UIViewController()) { navigator in
          let page = Probe("B", log)
          navigator.pushViewController(page, animated: false)
          let before = log.lines.count
          navigator.popViewController(animated: true)
          laboratory.wait(0.1) {
            navigator.pushViewController(page, animated: true) {
              let lines = Array(log.lines.dropFirst(before))
              let appearances = lines.filter { $0.hasSuffix("did appear") }.count
              report(appearances == 1 ? .held : .differs(lines.joined(separator: ", ")))
            }
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
