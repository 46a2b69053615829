import Foundation

/// One finger, from touching to leaving the screen.
@MainActor open class UITouch: NSObject {
  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  open internal(set) var force: CGFloat = 0
  open internal(set) var majorRadius: CGFloat = 20
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var standInPoint = CGPoint.zero
  var standInPreviousPoint = CGPoint.zero

  override init() { super.init() }

  open func location(in view: UIView?) -> CGPoint { standInConvert(standInPoint, to: view) }
  open func previousLocation(in view: UIView?) -> CGPoint {
    standInConvert(standInPreviousPoint, to: view)
  }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Where the views are in the model, as UIKit does, whatever is being animated.
  private func standInConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// A copy as it was at one sample, for `coalescedTouches(for:)`.
  func standInSample() -> UITouch {
    let sample = UITouch()
    (sample.phase, sample.timestamp, sample.tapCount) = (phase, timestamp, tapCount)
    (sample.type, sample.window, sample.view) = (type, window, view)
    (sample.standInPoint, sample.standInPreviousPoint) = (standInPoint, standInPreviousPoint)
    return sample
  }
}
