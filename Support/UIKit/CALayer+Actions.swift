import Foundation

extension CALayer {
  /// Asks the delegate, then `actions`, then the class; last comes the implicit animation that a
  /// layer without a view shows once it is on the screen.
  public func action(forKey event: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    if let answer = delegate?.action(for: self, forKey: event) {
      return answer is NSNull ? nil : answer
    }
    if let answer = actions?[event] { return answer is NSNull ? nil : answer }
    if let answer = type(of: self).defaultAction(forKey: event) {
      return answer is NSNull ? nil : answer
    }
    guard standInFirstCommit != nil, superlayer != nil else { return nil }
    let implicit = CABasicAnimation(keyPath: event)
    implicit.timingFunction = CAMediaTimingFunction(name: .default)
    return implicit
  }

  /// Starts the animation that an action stands for, from where things were to where they are.
  func standInAnimate(
    _ animation: CABasicAnimation, key: String, old: LayerValues, shown: LayerValues
  ) {
    guard let from = old[key], let to = standInValues[key], from != to else {
      animation.standInStopped?(true)
      return
    }
    if animation.isAdditive {
      animation.fromValue = standInBoxed(zip(from, to).map { $0 - $1 }, like: key)
      animation.toValue = standInBoxed(from.map { _ in 0 }, like: key)
      add(animation, forKey: "\(key) \(standInRunning.count) \(standInClock.now)")
    } else {
      animation.fromValue = standInBoxed(shown[key] ?? from, like: key)
      add(animation, forKey: key)
    }
  }

  private func standInBoxed(_ numbers: [Double], like key: String) -> Any {
    switch numbers.count {
    case 1: return numbers[0]
    case 2: return CGPoint(x: numbers[0], y: numbers[1])
    case 4 where key == "bounds":
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case 4: return CGColor(SIMD4(numbers))
    default: return CATransform3D(standInRows: numbers.map { CGFloat($0) })
    }
  }
}
