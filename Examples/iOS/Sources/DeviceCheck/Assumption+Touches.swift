import DYNavigation
import UIKit

extension Assumption {
  /// What a finger does. A program can't do that to itself.
  static var touches: [Assumption] {
    let order = "SwipeGestureRecognizer in GestureEnvironment+Arbitration"
    return [
      byHand(
        "A list scrolls under a finger", fixes: order, "Scroll the list upwards.", Bench.list()
      ) {
        $0.contentOffset.y > 30
      } judge: { list, stack, _ in
        .comparing([list.contentOffset.y > 30, stack == 2], [true, true])
      },
      byHand(
        "A flat swipe over a list moves the page and not the list", fixes: order,
        "Swipe right over the list.", Bench.list()
      ) {
        abs($0.contentOffset.y) > 30
      } judge: { list, stack, _ in
        .comparing([abs(list.contentOffset.y) < 1, stack == 1], [true, true])
      },
      byHand(
        "A slider keeps the drag of its knob", fixes: "UISlider.gestureRecognizerShouldBegin",
        "Drag the knob to the right end.", UISlider(frame: .zero)
      ) {
        $0.value > 0.9
      } judge: { slider, stack, _ in
        .comparing([slider.value > 0.9, stack == 2], [true, true])
      },
      byHand(
        "A strip that can still scroll keeps its swipe", fixes: order,
        "Swipe right over the strip.", Bench.strip()
      ) {
        $0.contentOffset.x < 190
      } judge: { strip, stack, _ in
        .comparing([strip.contentOffset.x < 190, stack == 2], [true, true])
      },
      rows,
    ]
  }

  /// A row opens by a recogniser that nobody can ask; what can be seen is that the page stays.
  private static var rows: Assumption {
    let source = Rows()
    let table = UITableView(frame: .zero, style: .plain)
    (table.dataSource, table.delegate) = (source, source)
    return byHand(
      "A row with actions keeps its swipe", fixes: "UITableView (rows do not open there)",
      "Swipe right on a row.", table
    ) { _ in
      false
    } judge: { _, stack, hasBegun in
      withExtendedLifetime(source) { .comparing([stack == 2, hasBegun], [true, false]) }
    }
  }

  /// Shows a view on the second page of a stack, waits until something has happened to the view or
  /// the stack, or two seconds after a finger has come down, and judges.
  private static func byHand<Content: UIView>(
    _ name: String, fixes: String, _ prompt: String,
    _ content: @autoclosure @escaping () -> Content,
    until hasHappened: @escaping (Content) -> Bool,
    judge: @escaping (Content, _ stack: Int, _ hasBegun: Bool) -> Finding
  ) -> Assumption {
    Assumption(name: name, fixes: fixes, needsAHand: true) { laboratory, report in
      let (content, watcher) = (content(), Watcher())
      laboratory.stage(Probe("A", Log())) { navigator in
        navigator.swipeGestureRecognizer.delegate = watcher
        navigator.delegate = watcher
        navigator.pushViewController(Bench(prompt, content), animated: false)
        laboratory.ask(prompt)
        laboratory.wait {
          watcher.hasTouch
        } then: { hasTouch in
          guard hasTouch else { return report(.leftOut("nobody did it")) }
          laboratory.wait(until: { hasHappened(content) }, tenths: 20) { _ in
            laboratory.wait(0.5) {
              report(judge(content, navigator.viewControllers.count, watcher.hasBegun))
            }
          }
        }
      }
    }
  }
}

extension Bench {
  /// A long list.
  static func list() -> UIScrollView {
    let list = UIScrollView(frame: .zero)
    list.backgroundColor = .secondarySystemBackground
    list.contentSize = CGSize(width: 100, height: 10_000)
    return list
  }

  /// A wide strip, scrolled on by 200 points.
  static func strip() -> UIScrollView {
    let strip = UIScrollView(frame: .zero)
    strip.backgroundColor = .secondarySystemBackground
    strip.contentSize = CGSize(width: 10_000, height: 100)
    strip.contentOffset.x = 200
    return strip
  }
}

/// Rows with an action each.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
    ])
  }
}
