import Foundation

/// Fingers on a window, moved by a test. Places are in the window's coordinates; time is the
/// virtual clock's.
///
///     let finger = StandInTouches(window).down(at: CGPoint(x: 4, y: 300))
///     finger.move(to: CGPoint(x: 90, y: 300), after: 0.016)
///     finger.up()
@MainActor public final class StandInTouches {
  private let window: UIWindow
  private var touches: [UITouch] = []

  public init(_ window: UIWindow) { self.window = window }

  /// Puts a finger down; a second call puts another beside it.
  @discardableResult public func down(
    at point: CGPoint, type: UITouch.TouchType = .direct, tapCount: Int = 1
  ) -> Self {
    let touch = UITouch()
    (touch.type, touch.tapCount, touch.window) = (type, tapCount, window)
    (touch.standInPoint, touch.standInPreviousPoint) = (point, point)
    touches.append(touch)
    send(.began, [touch])
    return self
  }

  /// Moves one finger, `seconds` after the last thing that happened. `coalesced` are the samples
  /// on the way there, evenly spread over the time.
  @discardableResult public func move(
    to point: CGPoint, after seconds: TimeInterval = 0, coalesced: [CGPoint] = [], finger: Int = 0
  ) -> Self {
    let start = standInClock.now
    standInClock.move(to: start + seconds)
    guard let touch = touch(finger) else { return self }
    var samples: [UITouch] = []
    for (index, place) in (coalesced + [point]).enumerated() {
      touch.standInPreviousPoint = touch.standInPoint
      touch.standInPoint = place
      touch.phase = .moved
      touch.timestamp = start + seconds * Double(index + 1) / Double(coalesced.count + 1)
      samples.append(touch.standInSample())
    }
    send(.moved, [touch], samples: samples)
    return self
  }

  /// Moves all fingers by the same amount in one event.
  @discardableResult public func moveAll(by delta: CGPoint, after seconds: TimeInterval = 0) -> Self
  {
    standInClock.move(to: standInClock.now + seconds)
    for touch in touches {
      touch.standInPreviousPoint = touch.standInPoint
      touch.standInPoint = touch.standInPoint + delta
    }
    send(.moved, touches)
    return self
  }

  /// A straight drag with one move event a frame. Frames pass: links fire and layout runs.
  @discardableResult public func drag(to point: CGPoint, in seconds: TimeInterval) -> Self {
    guard let start = touch(0)?.standInPoint else { return self }
    let count = max(1, Int((seconds * StandIn.parameters.framesPerSecond).rounded()))
    for step in 1...count {
      standInClock.advance(by: seconds / Double(count))
      let share = CGFloat(step) / CGFloat(count)
      let place = CGPoint(
        x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share)
      move(to: place)
    }
    return self
  }

  /// Lifts one finger, or all of them.
  public func up(finger: Int? = nil) { lift(.ended, finger) }

  /// The system takes the fingers away, as for an alert.
  public func cancel() { lift(.cancelled, nil) }

  /// A tap: down and up in one place.
  public func tap(at point: CGPoint) {
    down(at: point)
    standInClock.advance(by: 0.05)
    up()
    StandIn.turn()
  }

  private func lift(_ phase: UITouch.Phase, _ finger: Int?) {
    let lifted = finger.flatMap { touch($0) }.map { [$0] } ?? touches
    touches.removeAll { touch in lifted.contains { $0 === touch } }
    for touch in lifted { touch.standInPreviousPoint = touch.standInPoint }
    send(phase, lifted)
  }

  private func touch(_ finger: Int) -> UITouch? {
    guard touches.indices.contains(finger) else {
      StandIn.fault("there is no finger \(finger) on the screen")
      return nil
    }
    return touches[finger]
  }

  private func send(_ phase: UITouch.Phase, _ changed: [UITouch], samples: [UITouch]? = nil) {
    let event = UIEvent()
    event.timestamp = standInClock.now
    for touch in touches where !changed.contains(where: { $0 === touch }) {
      touch.phase = .stationary
    }
    for touch in changed {
      touch.phase = phase
      touch.timestamp = event.timestamp
      event.standInCoalesced[touch] = samples ?? [touch.standInSample()]
    }
    event.allTouches = Set(touches).union(changed)
    UIApplication.shared.sendEvent(event)
  }
}
