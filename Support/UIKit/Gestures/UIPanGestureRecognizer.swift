import Foundation

/// Begins once the fingers have moved far enough on either axis and goes on until they lift.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Empty: scroll input of a trackpad or a wheel does not reach this recogniser.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Where the fingers were when translation was zero, in the window.
  private var origin = CGPoint.zero
  private var current = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  open func translation(in view: UIView?) -> CGPoint { standInVector(current - origin, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = current - standInToWindow(translation, from: view)
  }

  /// Points per second between the last two samples; holding still without events leaves it.
  open func velocity(in view: UIView?) -> CGPoint {
    guard samples.count > 1 else { return .zero }
    let (last, before) = (samples[samples.count - 1], samples[samples.count - 2])
    let time = last.time - before.time
    guard time > 0 else { return .zero }
    let distance = last.point - before.point
    return standInVector(CGPoint(x: distance.x / time, y: distance.y / time), in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else {
      if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
      return
    }
    standInRebase(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    standInMove(to: standInAttempt.middle, at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    standInLift(touches, as: .ended, at: event.timestamp)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    standInLift(touches, as: .cancelled, at: event.timestamp)
  }

  open override func reset() {
    super.reset()
    samples = []
  }

  /// Whether the travel so far is enough, and of the right kind, to begin.
  func standInIsFarEnough(_ travel: CGPoint) -> Bool {
    max(abs(travel.x), abs(travel.y)) >= StandIn.parameters.panSlop
  }

  private func standInMove(to point: CGPoint, at time: TimeInterval) {
    current = point
    samples.append((time, point))
    if standInAttempt.isActive {
      state = .changed
      return
    }
    let travel = current - origin
    let hasEnough = standInAttempt.isReceivingScroll || numberOfTouches >= minimumNumberOfTouches
    guard state == .possible, hasEnough, standInIsFarEnough(travel) else { return }
    standInBegin(after: travel)
  }

  private func standInBegin(after travel: CGPoint) {
    let start = origin
    switch StandIn.parameters.translationAtBegan {
    case .wholeTravel: break
    case .zero: origin = current
    case .travelBeyondSlop:
      let slop = StandIn.parameters.panSlop
      let length = hypot(travel.x, travel.y)
      origin = origin + CGPoint(x: travel.x / length * slop, y: travel.y / length * slop)
    }
    state = .began
    if state == .possible { origin = start }
  }

  private func standInLift(_ touches: Set<UITouch>, as end: State, at time: TimeInterval) {
    let remaining = standInAttempt.touches.filter { !touches.contains($0) }
    guard remaining.isEmpty else {
      standInAttempt.touches = remaining
      standInRebase(at: time)
      return
    }
    state = standInAttempt.isActive ? end : .failed
  }

  /// A finger came or went: the middle jumps, the translation does not.
  private func standInRebase(at time: TimeInterval) {
    let middle = standInAttempt.middle
    let isFirst = samples.isEmpty
    origin = isFirst ? middle : middle - (current - origin)
    current = middle
    samples = [(time, middle)]
  }

  private func standInVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    standInConvert(vector, to: view) - standInConvert(.zero, to: view)
  }

  private func standInToWindow(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return vector }
    return view.convert(vector, to: window) - view.convert(.zero, to: window)
  }

  override func standInAccepts(_ scroll: ScrollInput) -> Bool {
    switch scroll.type {
    case .continuous: allowedScrollTypesMask.contains(.continuous)
    case .discrete: allowedScrollTypesMask.contains(.discrete)
    }
  }

  override func standInReceive(_ scroll: ScrollInput) {
    switch scroll.phase {
    case .began:
      standInAttempt.lastMiddle = scroll.point
      (origin, current) = (scroll.point, scroll.point)
      samples = [(standInClock.now, scroll.point)]
      standInMove(to: current + scroll.delta, at: standInClock.now)
    case .changed: standInMove(to: current + scroll.delta, at: standInClock.now)
    case .ended: state = standInAttempt.isActive ? .ended : .failed
    case .cancelled: state = standInAttempt.isActive ? .cancelled : .failed
    }
  }
}
