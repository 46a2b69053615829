import DYNavigation
import UIKit

extension Assumption {
  /// What comes in between.
  static var interruptions: [Assumption] {
    [
      Assumption(
        name: "A push that another push interrupts ends in balance, each page told once",
        fixes: "UIViewController+Appearance (unbalanced calls)"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(Probe("A", Log())) { navigator in
          navigator.pushViewController(Probe("B", log), animated: true)
          laboratory.wait(0.1) {
            navigator.pushViewController(Probe("C", log), animated: true) {
              report(
                .comparing(
                  log.appearances,
                  [
                    "B will appear outside", "B did appear", "B will disappear",
                    "C will appear outside", "B did disappear", "C did appear",
                  ]))
            }
          }
        }
      },
      Assumption(
        name: "A container that leaves the screen takes its page along, and brings it back",
        fixes: "UIViewController+Appearance (standInViewWillMove)"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(Probe("A", log)) { navigator in
          log.clear()
          laboratory.cover {
            laboratory.uncover {
              report(
                .comparing(
                  log.lines,
                  [
                    "A will disappear", "A did disappear", "A will appear outside",
                    "A is appearing", "A did appear",
                  ]))
            }
          }
        }
      },
      Assumption(
        name: "Calls out of sight move no page and tell nobody that it appears",
        fixes: "UIViewController+Appearance (standInViewWillMove)"
      ) { laboratory, report in
        let log = Log()
        laboratory.stage(Probe("A", log)) { navigator in
          laboratory.cover {
            log.clear()
            navigator.pushViewController(Probe("B", log), animated: true) {
              report(.comparing(log.lines, ["B will join", "B did join"]))
            }
          }
        }
      },
      Assumption(
        name: "A field gives the keyboard up as its page leaves, and takes it when it comes back",
        fixes: "UIResponder.becomeFirstResponder, UIView.endEditing"
      ) { laboratory, report in
        laboratory.stage(Probe("A", Log())) { navigator in
          let page = Probe("B", Log())
          let field = UITextField(frame: CGRect(x: 24, y: 200, width: 200, height: 40))
          page.view.addSubview(field)
          navigator.pushViewController(page, animated: false)
          laboratory.wait(0.2) {
            let before = field.becomeFirstResponder()
            navigator.popViewController(animated: true)
            let during = field.isFirstResponder
            laboratory.wait(0.1) {
              navigator.pushViewController(page, animated: true) {
                report(.comparing([before, during, field.isFirstResponder], [true, false, true]))
              }
            }
          }
        }
      },
    ]
  }
}
