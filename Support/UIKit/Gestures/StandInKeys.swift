import Foundation

/// A keyboard and a remote, pressed by a test.
@MainActor public enum StandInKeys {
  /// Presses a key with modifiers. The first key command that matches, from the first responder
  /// outwards, sends its action. True when one did.
  @discardableResult public static func press(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], in window: UIWindow
  ) -> Bool {
    let start = StandIn.firstResponder ?? innermost(in: window)
    for responder in sequence(first: start, next: \.next) {
      let match = responder.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifiers
      }
      guard let match, let action = match.action else { continue }
      return UIApplication.shared.sendAction(action, to: nil, from: responder, for: nil)
    }
    return false
  }

  /// A press that goes through `pressesBegan` and `pressesEnded`.
  public static func press(_ type: UIPress.PressType, in window: UIWindow) {
    let press = UIPress()
    (press.type, press.window, press.timestamp) = (type, window, standInClock.now)
    let event = UIPressesEvent()
    event.type = .presses
    event.allPresses = [press]
    let start = StandIn.firstResponder ?? innermost(in: window)
    press.responder = start
    start.pressesBegan([press], with: event)
    press.phase = .ended
    start.pressesEnded([press], with: event)
  }

  /// Without a first responder the chain starts at the controller that is shown.
  private static func innermost(in window: UIWindow) -> UIResponder {
    var controller = window.rootViewController
    while true {
      if let presented = controller?.standInPresentation.presented {
        controller = presented
      } else if let child = controller?.children.last(where: { $0.viewIfLoaded?.window != nil }) {
        controller = child
      } else {
        return controller?.viewIfLoaded ?? window
      }
    }
  }
}
