import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Hears of each finger as it comes down, and recognises nothing. The view keeps it, and with it the
/// full-screen pop of its controller.
@MainActor final class TouchGate: UIGestureRecognizer {
  private(set) var pop: FullscreenPop?

  convenience init(_ pop: FullscreenPop) {
    self.init(target: nil, action: nil)
    self.pop = pop
    name = "DYNavigation.gate"
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { pop?.fingerWillCome(at: touch.location(in: view)) }
    state = .failed
  }

  override func reset() {
    super.reset()
    pop?.fingerHasCome()
  }
}
