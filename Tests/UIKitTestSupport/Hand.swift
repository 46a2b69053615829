#if os(Linux)
  import Foundation
  import UIKit

  /// Fingers that come, move and go as the dice say.
  @MainActor package struct Hand {
    /// Where they come down and move to, in points of the window, whole ones.
    private let (columns, rows): (Range<Int>, Range<Int>)
    private var fingers: [StandInTouches] = []

    package init(columns: Range<Int>, rows: Range<Int>) {
      (self.columns, self.rows) = (columns, rows)
    }

    package var isEmpty: Bool { fingers.isEmpty }

    package func place(_ dice: inout Dice) -> CGPoint {
      CGPoint(
        x: columns.lowerBound + dice.throwing(columns.count),
        y: rows.lowerBound + dice.throwing(rows.count))
    }

    /// Two places are thrown for one, as they were when the seeds that tests name found something.
    package mutating func putDown(in window: UIWindow, _ dice: inout Dice) {
      let point = CGPoint(x: place(&dice).x, y: place(&dice).y)
      fingers.append(StandInTouches(window).down(at: point))
    }

    /// Drags one of them, for 0.3 s at most.
    package func drag(_ dice: inout Dice) {
      guard let finger = fingers.randomElement(using: &dice) else { return }
      finger.drag(to: place(&dice), in: Double(dice.throwing(30)) / 100)
    }

    /// Lifts one of them, or the system takes it away.
    package mutating func lift(_ dice: inout Dice) {
      guard !fingers.isEmpty else { return }
      let finger = fingers.remove(at: dice.throwing(fingers.count))
      if dice.throwing(4) == 0 { finger.cancel() } else { finger.up() }
    }

    package mutating func liftAll() {
      for finger in fingers { finger.up() }
      fingers = []
    }
  }
#endif
