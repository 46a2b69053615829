import SwipeEngine
import UIKit

/// Bites when it has not been fed for a second while it was awake: something that should have come,
/// a frame or a call of UIKit's, has not.
@MainActor final class Watchdog {
  typealias Timer = @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void

  static let patience: Int64 = 1_000_000
  private let bite: () -> Void
  private let after: Timer
  private var isAwake = false
  private var isWaiting = false
  private var lastFed: Int64 = 0

  init(after: @escaping Timer = Watchdog.later, _ bite: @escaping () -> Void) {
    self.after = after
    self.bite = bite
  }

  /// There is something to watch.
  func wake() {
    if !isAwake { feed() }
  }

  /// All is well, and there is something to watch.
  func feed() {
    lastFed = FrameClock.now
    isAwake = true
    wait(Self.patience)
  }

  /// There is nothing to watch.
  func sleep() { isAwake = false }

  private func wait(_ microseconds: Int64) {
    guard !isWaiting else { return }
    isWaiting = true
    after(Double(microseconds) / 1_000_000) { [weak self] in self?.look() }
  }

  private func look() {
    isWaiting = false
    guard isAwake else { return }
    let left = lastFed + Self.patience - FrameClock.now
    if left > 0 { return wait(left) }
    isAwake = false
    bite()
  }

  static func later(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { work() }
    }
  }
}
