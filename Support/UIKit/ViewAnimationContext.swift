import Foundation

/// One running `UIView.animate` block: it turns property changes into animations and counts them.
@MainActor final class ViewAnimationContext {
  let duration: TimeInterval
  let delay: TimeInterval
  let options: UIView.AnimationOptions
  private let timing: CAMediaTimingFunction?
  private let spring: (damping: CGFloat, velocity: CGFloat)?
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isOpen = true

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    timing: CAMediaTimingFunction?, spring: (damping: CGFloat, velocity: CGFloat)?,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.timing = timing
    self.spring = spring
    self.completion = completion
  }

  /// The animation for a change inside the block; nil where the change is to be at once. Until it
  /// is over the view gets no touches, unless the block allows them.
  func animation(for key: String, of view: UIView) -> CAAnimation? {
    guard StandIn.animationsEnabled, duration + delay > 0, key != "hidden" else { return nil }
    let animation = makeAnimation(key)
    animation.duration = duration
    animation.isAdditive = key == "position" || key == "bounds"
    animation.fillMode = .backwards
    animation.beginTime = delay > 0 ? standInClock.now + delay : 0
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    running += 1
    let isDeaf = !options.contains(.allowUserInteraction)
    if isDeaf { view.standInDeafness += 1 }
    animation.standInStopped = { [self, weak view] finished in
      MainActor.assumeIsolated {
        if isDeaf { view?.standInDeafness -= 1 }
        running -= 1
        allFinished = allFinished && finished
        settle()
      }
    }
    return animation
  }

  private func makeAnimation(_ key: String) -> CABasicAnimation {
    guard let spring else {
      let basic = CABasicAnimation(keyPath: key)
      basic.timingFunction = timing
      return basic
    }
    let animation = CASpringAnimation(keyPath: key)
    let frequency = spring.damping < 1 ? 6.9 / spring.damping / duration : 9.23341 / duration
    animation.stiffness = frequency * frequency
    animation.damping = 2 * spring.damping * frequency
    animation.initialVelocity = spring.velocity
    return animation
  }

  /// The block has returned.
  func close() {
    isOpen = false
    settle()
  }

  private func settle() {
    guard !isOpen, running == 0, let completion else { return }
    isOpen = true
    completion(allFinished)
  }
}
