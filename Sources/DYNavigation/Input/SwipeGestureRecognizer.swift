import SwipeEngine
import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Reads one finger, every sample of it, and hands it on. The engine decides what it is; this tells
/// UIKit: begun when the finger is claimed, failed when it is not.
///
/// Its `delegate` is free for the app.
public final class SwipeGestureRecognizer: UIGestureRecognizer {
  weak var receiver: (any SwipeReceiver)?
  /// The finger that is followed, and where it came down.
  private(set) var touch: UITouch?
  private var start = CGPoint.zero
  /// Whether the finger moves a page.
  private(set) var isClaimed = false
  /// Fingers that came down beside it before it was claimed, and where.
  private var others: [UITouch: CGPoint] = [:]
  /// The last reading, which may come twice: early from an outer recogniser.
  private var last: Reading?

  private struct Reading: Equatable {
    let time: TimeInterval
    let point: CGPoint
  }

  convenience init(receiver: any SwipeReceiver) {
    self.init(target: nil, action: nil)
    self.receiver = receiver
    name = "DYNavigation.swipe"
  }

  /// The engine has claimed the finger, or a scroll: then there is none.
  func claim() { isClaimed = touch != nil }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touch != nil { watch(touches, with: event) }
    guard touch == nil, let first = touches.min(by: { $0.timestamp < $1.timestamp }),
      let receiver
    else { return }
    touch = first
    watch(touches, with: event)
    start = first.location(in: receiver.swipeView)
    last = Reading(time: first.timestamp, point: start)
    receiver.pointerDown(
      sample(of: first, for: receiver),
      on: ContentUnderPointer(
        first.view, at: start, in: receiver.swipeView, by: first.isOfMouse ? .mouse : .finger))
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if otherMoved(touches) { return fail() }
    guard let touch, touches.contains(touch), let receiver else { return }
    let point = touch.location(in: receiver.swipeView)
    let reading = Reading(time: touch.timestamp, point: point)
    guard reading != last else { return }
    last = reading
    for inner in innerRecognizers(of: touch) { inner.touchesMoved(touches, with: event) }
    let readings = event.coalescedTouches(for: touch) ?? [touch]
    let samples = readings.isEmpty ? [touch] : readings
    receiver.pointerMoved(samples.map { sample(of: $0, for: receiver) })
    guard self.touch === touch else { return }
    if isClaimed {
      state = state == .possible ? .began : .changed
      if state == .failed { cancel() }  // somebody says that it should not begin
    } else if isBeyondSlop(point, from: start) {
      fail()
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch, touches.contains(touch), let receiver else { return }
    let last = sample(of: touch, for: receiver)
    let wasClaimed = isClaimed
    forget()
    receiver.pointerUp(last)
    state = wasClaimed ? .ended : .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    let wasClaimed = isClaimed
    cancel()
    state = wasClaimed ? .cancelled : .failed
  }

  /// Also comes when UIKit gave the finger to another recogniser, or this one was disabled.
  public override func reset() {
    super.reset()
    cancel()
  }

  public override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    yields(to: other)
  }

  public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    precedes(other)
  }

  private func fail() {
    cancel()
    state = .failed
  }

  private func cancel() {
    guard let touch else { return }
    let pointer = Self.pointer(of: touch)
    forget()
    receiver?.pointerCancelled(pointer)
  }

  private func forget() {
    touch = nil
    isClaimed = false
    last = nil
    others = [:]
  }
}

/// Other fingers. A swipe has one: while another rests beside it nothing changes, but one that moves
/// first scrolls or pinches, and what waits for us need not wait any longer.
extension SwipeGestureRecognizer {
  private func watch(_ touches: Set<UITouch>, with event: UIEvent) {
    for other in touches where other !== touch {
      if isClaimed { ignore(other, for: event) } else { others[other] = place(of: other) }
    }
  }

  private func otherMoved(_ touches: Set<UITouch>) -> Bool {
    guard !isClaimed else { return false }
    return touches.contains { other in
      others[other].map { isBeyondSlop(place(of: other), from: $0) } ?? false
    }
  }

  private func place(of touch: UITouch) -> CGPoint { touch.location(in: receiver?.swipeView) }
}

extension SwipeGestureRecognizer {
  /// Edge swipes of the app's own, on our view or inside it, go first: they fail at once away from
  /// their edge.
  private func yields(to other: UIGestureRecognizer) -> Bool {
    guard other is UIScreenEdgePanGestureRecognizer, let view, let place = other.view else {
      return false
    }
    return place.isDescendant(of: view)
  }

  /// Scrollers wait until it is clear that the finger is not a swipe, and so does every drag on our
  /// view or around it. That is at the slop, where they would begin: they lose no time.
  private func precedes(_ other: UIGestureRecognizer) -> Bool {
    guard other is UIPanGestureRecognizer, !yields(to: other), let view, let place = other.view
    else { return false }
    return place is UIScrollView && place.isDescendant(of: view) || view.isDescendant(of: place)
  }

  /// Recognisers of containers inside ours that follow the same finger: they go first, since the
  /// innermost that can move wins.
  private func innerRecognizers(of touch: UITouch) -> [SwipeGestureRecognizer] {
    guard let view else { return [] }
    return (touch.gestureRecognizers ?? []).compactMap { $0 as? SwipeGestureRecognizer }.filter {
      $0 !== self && $0.touch === touch && $0.view !== view
        && $0.view?.isDescendant(of: view) == true
    }
  }

  /// Whether the finger has gone so far that the engine has decided.
  private func isBeyondSlop(_ point: CGPoint, from start: CGPoint) -> Bool {
    let (dx, dy) = (Double(point.x - start.x), Double(point.y - start.y))
    return dx * dx + dy * dy > Feel.slop * Feel.slop
  }

  private func sample(of touch: UITouch, for receiver: any SwipeReceiver) -> PointerSample {
    let point = touch.location(in: receiver.swipeView)
    return PointerSample(
      pointer: self.touch.map(Self.pointer) ?? 0, x: receiver.leadingSpace.leading(point.x),
      y: Double(point.y), time: Int64(microseconds: touch.timestamp))
  }

  private static func pointer(of touch: UITouch) -> Int {
    Int(bitPattern: Unmanaged.passUnretained(touch).toOpaque())
  }
}

extension UITouch {
  /// A click of a mouse or a trackpad, held.
  fileprivate var isOfMouse: Bool {
    guard #available(iOS 13.4, *) else { return false }
    return type == .indirectPointer
  }
}
