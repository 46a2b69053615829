import Foundation

/// Fires once a frame of the virtual clock. Keeps its target alive until it is invalidated.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var isScheduled = false
  private var framesToSkip = 0
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else {
      standInFault("a display link was added after it was invalidated")
      return
    }
    guard !isScheduled else { return }
    isScheduled = true
    standInClock.links.append(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { unschedule() }

  open func invalidate() {
    unschedule()
    target = nil
  }

  private func unschedule() {
    isScheduled = false
    standInClock.links.removeAll { $0 === self }
  }

  @MainActor func standInFire(at now: CFTimeInterval, since previous: CFTimeInterval) {
    duration = 1 / StandIn.parameters.framesPerSecond
    if preferredFramesPerSecond > 0 {
      let every = max(1, Int(StandIn.parameters.framesPerSecond) / preferredFramesPerSecond)
      framesToSkip = framesToSkip > 0 ? framesToSkip - 1 : every - 1
      guard framesToSkip == every - 1 else { return }
    }
    timestamp = now
    targetTimestamp = now + duration
    guard !isPaused, let target else { return }
    StandIn.send(selector, to: target, from: self)
  }
}

extension StandInClock {
  /// Display links that have not been invalidated: one that is left over keeps its target alive.
  public var standInScheduledLinks: Int { links.count }
}
