import Foundation

/// The one virtual clock. Nothing passes but what a test lets pass.
public nonisolated(unsafe) let standInClock = StandInClock()

/// Virtual time in seconds, with frames, timers, animations and display links on it.
public final class StandInClock {
  /// The time that `CACurrentMediaTime()` returns.
  public private(set) var now: TimeInterval = 1_000

  private var timers: [(id: Int, due: TimeInterval, work: @MainActor () -> Void)] = []
  private var nextTimer = 0
  var links: [CADisplayLink] = []
  var animatedLayers: [CALayer] = []

  /// Lets `seconds` pass frame by frame. Each frame fires what is due, then the display links,
  /// then takes a turn of the run loop.
  @MainActor public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    let step = 1 / StandIn.parameters.framesPerSecond
    StandIn.turn()
    while end - now > 1e-9 {
      frame(at: min(end, now + step))
    }
  }

  /// Lets a number of frames pass.
  @MainActor public func advance(frames: Int) {
    for _ in 0..<frames { frame(at: now + 1 / StandIn.parameters.framesPerSecond) }
  }

  /// Blocks the main thread: time passes, but nothing on it runs until the end.
  @MainActor public func stall(for seconds: TimeInterval) {
    frame(at: now + seconds)
  }

  /// Sets time forward without a frame, as between two touch samples; timers still fire.
  @MainActor package func move(to time: TimeInterval) {
    guard time > now else { return }
    fireTimers(until: time)
    now = max(now, time)
    finishAnimations()
  }

  @MainActor private func frame(at time: TimeInterval) {
    let previous = now
    fireTimers(until: time)
    now = max(now, time)
    finishAnimations()
    for link in links { link.standInFire(at: now, since: previous) }
    StandIn.turn()
  }

  @MainActor private func fireTimers(until time: TimeInterval) {
    while let next = timers.filter({ $0.due <= time + 1e-9 }).min(by: {
      ($0.due, $0.id) < ($1.due, $1.id)
    }) {
      timers.removeAll { $0.id == next.id }
      now = max(now, next.due)
      next.work()
    }
  }

  @MainActor private func finishAnimations() {
    for layer in animatedLayers { layer.standInFinishAnimations(at: now) }
    animatedLayers.removeAll { !$0.standInHasAnimations }
  }

  func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Int {
    nextTimer += 1
    timers.append((nextTimer, now + seconds, work))
    return nextTimer
  }

  func cancel(_ timer: Int) { timers.removeAll { $0.id == timer } }

  func watch(_ layer: CALayer) {
    if !animatedLayers.contains(where: { $0 === layer }) { animatedLayers.append(layer) }
  }

  func reset() {
    now = 1_000
    timers = []
    links = []
    animatedLayers = []
  }
}
