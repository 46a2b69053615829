import UIKit

/// Keeps the system's own pop recognisers off, and gives them back as they were.
@MainActor struct SystemPopSwitch {
  private struct Entry {
    weak var recognizer: UIGestureRecognizer?
    var wasEnabled: Bool
  }

  private var entries: [Entry] = []

  /// Switches off those that are there by now. The app may have switched one on since: then it is on
  /// afterwards.
  mutating func turnOff(in navigationController: UINavigationController) {
    for recognizer in navigationController.systemPopRecognizers {
      if let index = entries.firstIndex(where: { $0.recognizer === recognizer }) {
        if recognizer.isEnabled { entries[index].wasEnabled = true }
      } else {
        entries.append(Entry(recognizer: recognizer, wasEnabled: recognizer.isEnabled))
      }
      recognizer.isEnabled = false
    }
  }

  /// Remembers how those are that are there by now.
  mutating func remember(in navigationController: UINavigationController) {
    for recognizer in navigationController.systemPopRecognizers
    where !entries.contains(where: { $0.recognizer === recognizer }) {
      entries.append(Entry(recognizer: recognizer, wasEnabled: recognizer.isEnabled))
    }
  }

  mutating func giveBack() {
    for entry in entries { entry.recognizer?.isEnabled = entry.wasEnabled }
    entries = []
  }
}

extension UINavigationController {
  /// The recogniser at the edge and, from iOS 26 on, the one over the content, once it exists.
  var systemPopRecognizers: [UIGestureRecognizer] {
    var recognizers = [interactivePopGestureRecognizer]
    if #available(iOS 26, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
    return recognizers.compactMap { $0 }
  }
}
