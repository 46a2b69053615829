import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `A layer` {
  private func layerOnScreen() -> CALayer {
    let root = UIViewController()
    _ = show(root)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.view.layer.addSublayer(layer)
    StandIn.turn()
    return layer
  }

  @Test func `shows where an animation has it while the model is already there`() throws {
    let layer = layerOnScreen()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 1)
    layer.add(animation, forKey: "move")
    standInClock.advance(by: 0.25)
    #expect(abs(try #require(layer.presentation()).position.x - 25) < 1e-9)
    #expect(layer.position.x == 0)
  }

  @Test func `is nil on the screen before its first commit`() {
    #expect(CALayer().presentation() == nil)
    StandIn.parameters.presentationWaitsForCommit = false
    #expect(CALayer().presentation() != nil)
  }

  @Test func `follows keyframes in straight lines or in steps`() throws {
    for mode in [CAAnimationCalculationMode.linear, .discrete] {
      let layer = layerOnScreen()
      let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
      animation.values = [0.0, 10.0, 40.0]
      animation.keyTimes = mode == .linear ? [0, 0.5, 1] : [0, 0.5, 0.75, 1]
      (animation.duration, animation.calculationMode) = (1, mode)
      layer.add(animation, forKey: nil)
      standInClock.advance(by: 0.8)
      let x = try #require(layer.presentation()).transform.m41
      #expect(abs(x - (mode == .linear ? 28 : 40)) < 1e-6)
    }
    #expect(StandIn.faults == [])
  }

  @Test func `tells the delegate once, finished or not`() {
    final class Witness: NSObject, CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let layer = layerOnScreen()
    let witness = Witness()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.duration, animation.delegate) = (0.5, witness)
    layer.add(animation, forKey: "fade")
    standInClock.advance(by: 0.6)
    #expect(witness.log == ["start", "stop true"])
    layer.add(animation, forKey: "fade")
    StandIn.turn()
    layer.removeAnimation(forKey: "fade")
    #expect(witness.log == ["start", "stop true", "start", "stop false"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `stays at the end where it is told to`() throws {
    let layer = layerOnScreen()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration) = (0.0, 0.5)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
    layer.add(animation, forKey: "fade")
    standInClock.advance(by: 2)
    #expect(try #require(layer.presentation()).opacity == 0)
  }

  @Test func `stands still at speed zero and is moved by its time offset`() throws {
    let layer = layerOnScreen()
    layer.speed = 0
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 1)
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1e-12
    layer.add(animation, forKey: "move")
    standInClock.advance(by: 0.5)
    #expect(abs(try #require(layer.presentation()).position.x) < 1e-6)
    layer.timeOffset = 0.3
    #expect(abs(try #require(layer.presentation()).position.x - 30) < 1e-6)
  }

  @Test func `moves by itself when a property is set, unless actions are off`() throws {
    let layer = layerOnScreen()
    layer.position = CGPoint(x: 100, y: 0)
    #expect(layer.animation(forKey: "position") != nil)
    standInClock.advance(by: 0.3)
    #expect(layer.animation(forKey: "position") == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = .zero
    CATransaction.commit()
    #expect(layer.animation(forKey: "position") == nil)
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    #expect(layer.animation(forKey: "opacity") == nil)
  }

  @Test func `completes a transaction when its animations are over`() {
    let layer = layerOnScreen()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.5
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    standInClock.advance(by: 0.4)
    #expect(!isDone)
    standInClock.advance(by: 0.2)
    #expect(isDone)
  }

  @Test func `loses its animations with its place in the tree`() {
    let layer = layerOnScreen()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 5
    layer.add(animation, forKey: "fade")
    layer.removeFromSuperlayer()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a value of the wrong kind is a fault`() {
    let layer = layerOnScreen()
    let animation = CABasicAnimation(keyPath: "position")
    (animation.toValue, animation.duration) = (7.0, 1)
    layer.add(animation, forKey: nil)
    _ = layer.presentation()
    #expect(StandIn.takeFaults().isEmpty == false)
  }

  @Test(arguments: [(0.5, 0.3), (0.5, 0.0), (0.3, 0.6)])
  func `a spring settles in its settling duration`(duration: Double, bounce: Double) throws {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    #expect(abs(spring.perceptualDuration - duration) < 1e-9 && abs(spring.bounce - bounce) < 1e-9)
    spring.keyPath = "position.x"
    (spring.fromValue, spring.toValue) = (0.0, 1000.0)
    spring.duration = spring.settlingDuration + 1
    let layer = layerOnScreen()
    layer.add(spring, forKey: nil)
    standInClock.advance(by: spring.settlingDuration)
    #expect(abs(try #require(layer.presentation()).position.x - 1000) <= 1.001)
  }

  @Test func `a display link fires each frame and keeps its target`() {
    var stamps: [CFTimeInterval] = []
    var ear: Ear? = Ear { sender in
      if let link = sender as? CADisplayLink { stamps.append(link.timestamp) }
    }
    weak let watched = ear
    let link = CADisplayLink(target: ear as Any, selector: Selector(("tick:")))
    link.add(to: .main, forMode: .common)
    ear = nil
    standInClock.advance(frames: 3)
    #expect(stamps.count == 3 && watched != nil)
    #expect(zip(stamps, stamps.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
    link.invalidate()
    standInClock.advance(frames: 3)
    #expect(stamps.count == 3 && watched == nil)
  }
}
