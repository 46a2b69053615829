import UIKit

extension UIView {
  /// A control that follows the finger: a slider, a switch, or one that reports values (a segmented
  /// control, one of the app's own). Buttons do not.
  var tracksDrags: Bool {
    guard let control = self as? UIControl, control.isEnabled else { return false }
    return control is UISlider || control is UISwitch
      || control.allControlEvents.contains(.valueChanged)
  }

  /// Text that is being edited and has something selected: its handles are dragged.
  var hasTextSelection: Bool {
    isFirstResponder && canPerformAction(Selector(copyAction), withSender: nil)
  }

  /// A recogniser of the view that has begun already, whatever it is; not one of ours that hears of
  /// every scroll.
  var hasActiveRecognizer: Bool {
    (gestureRecognizers ?? []).contains { recognizer in
      (recognizer as? SwipeGestureRecognizer)?.isClaimed == true
        || [.began, .changed].contains(recognizer.state) && !(recognizer.delegate is ScrollSwipe)
    }
  }

  /// What swipes on this view move.
  var swipeReceiver: (any SwipeReceiver)? {
    (gestureRecognizers ?? []).lazy.compactMap { ($0.delegate as? ScrollSwipe)?.receiver }.first
  }
}

/// Only possible where something is selected.
private let copyAction = "copy:"
