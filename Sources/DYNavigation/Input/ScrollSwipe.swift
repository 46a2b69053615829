import SwipeEngine
import UIKit

/// Trackpad and wheel swipes: UIKit gives them to a pan recogniser that asks for them.
@MainActor final class ScrollSwipe: NSObject, UIGestureRecognizerDelegate {
  static let action = "pan:"
  private(set) weak var receiver: (any SwipeReceiver)?
  private var last = CGPoint.zero

  init(receiver: any SwipeReceiver) { self.receiver = receiver }

  /// A recogniser that hears of scrolls and of no finger.
  func makeRecognizer() -> UIPanGestureRecognizer {
    let recognizer = UIPanGestureRecognizer(target: self, action: Selector(Self.action))
    recognizer.name = "DYNavigation.scroll"
    recognizer.delegate = self
    recognizer.allowedTouchTypes = []
    if #available(iOS 13.4, *) { recognizer.allowedScrollTypesMask = .all }
    return recognizer
  }

  /// A list under the pointer goes on scrolling its own way; the engine knows which way is ours. So do
  /// containers in each other.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view is UIScrollView || otherGestureRecognizer.delegate is ScrollSwipe
  }

  @IBAction func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let receiver else { return }
    let view = receiver.swipeView
    let translation = recognizer.translation(in: view)
    switch recognizer.state {
    case .began:
      last = .zero
      send(.began, to: translation, recognizer)
    case .changed: send(.changed, to: translation, recognizer)
    case .ended: send(.ended, to: translation, recognizer)
    case .cancelled, .failed: send(.cancelled, to: last, recognizer)
    case .possible: break
    @unknown default: break
    }
  }

  private func send(
    _ phase: ScrollSample.Phase, to translation: CGPoint, _ recognizer: UIPanGestureRecognizer
  ) {
    guard let receiver else { return }
    let view = receiver.swipeView
    let dx = receiver.leadingSpace.away(translation.x - last.x)
    let sample = ScrollSample(
      phase: phase, dx: dx, dy: Double(translation.y - last.y), time: FrameClock.now)
    last = translation
    receiver.scrolled(sample, on: Self.content(under: recognizer, in: view))
  }

  private static func content(
    under recognizer: UIPanGestureRecognizer, in view: UIView
  ) -> ContentUnderPointer {
    let point = recognizer.location(in: view)
    return ContentUnderPointer(
      view.hitTest(point, with: nil), at: point, in: view, by: .scroll)
  }
}
