import Foundation

/// A trackpad or a wheel over a window, moved by a test.
@MainActor public final class StandInScroller {
  private let window: UIWindow
  private let type: UIScrollType
  private var point = CGPoint.zero

  public init(_ window: UIWindow, type: UIScrollType = .continuous) {
    self.window = window
    self.type = type
  }

  @discardableResult public func begin(at point: CGPoint) -> Self {
    self.point = point
    send(.began, .zero)
    return self
  }

  @discardableResult public func scroll(by delta: CGPoint, after seconds: TimeInterval = 0) -> Self
  {
    standInClock.move(to: standInClock.now + seconds)
    send(.changed, delta)
    return self
  }

  public func end() { send(.ended, .zero) }
  public func cancel() { send(.cancelled, .zero) }

  private func send(_ phase: ScrollInput.Phase, _ delta: CGPoint) {
    let event = UIEvent()
    event.type = .scroll
    event.timestamp = standInClock.now
    event.allTouches = []
    let input = ScrollInput(phase: phase, type: type, delta: delta, point: point)
    event.standInScroll = input
    StandIn.gestures.send(input, event, in: window)
  }
}
