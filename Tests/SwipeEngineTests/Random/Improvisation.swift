import SwipeEngine

@testable import SwipeReplay

/// A story that nobody has thought of: strokes, and calls and settings in between.
struct Improvisation {
  private(set) var stage: Stage
  private var dice: Dice

  static let names = ["a", "b", "c", "d", "e", "f", "g", "h"]

  /// Plays so many gestures, or until the dice are spent, and lets all come to rest.
  static func played(_ dice: Dice, gestures: Int) -> Stage? {
    guard var story = Improvisation(dice) else { return nil }
    for _ in 0..<gestures where !story.dice.isSpent && story.stage.failures.isEmpty {
      story.gesture()
    }
    story.stage.finish()
    return story.stage
  }

  private init?(_ dice: Dice) {
    var dice = dice
    var setting = Replay.Setting()
    setting.width = dice.one(of: [320, 390, 768, 1366])
    setting.isRightToLeft = dice.happens(oneIn: 4)
    setting.reducesMotion = dice.happens(oneIn: 4)
    setting.keepsForwardHistory = dice.happens(oneIn: 4)
    setting.style = dice.one(of: Replay.StyleName.allCases)
    setting.startDistance = dice.happens(oneIn: 6) ? 60 : .infinity
    setting.stack = Array(Self.names.prefix(1 + dice.below(4)))
    if !dice.happens(oneIn: 3) { setting.next = ["b": "c", "d": "x", "h": "a"] }
    guard let stage = Stage(setting) else { return nil }
    (self.dice, self.stage) = (dice, stage)
  }

  private mutating func gesture() {
    switch dice.below(10) {
    case 0: wait()
    case 1...3: call()
    case 4: set()
    case 5: scroll()
    case 6: tap()
    default: stroke(1)
    }
  }

  /// Half a millisecond is the smallest step.
  private mutating func wait() { stage.wait(Double(dice.below(200)) / 2) }

  private mutating func call() {
    let animated = !dice.happens(oneIn: 6)
    switch dice.below(8) {
    case 0, 1: stage.perform(.push(dice.one(of: Self.names), animated: animated))
    case 2, 3: stage.perform(.pop(animated: animated))
    case 4: stage.perform(.popTo(dice.one(of: Self.names), animated: animated))
    case 5: stage.perform(.popToRoot(animated: animated))
    case 6:
      let pages = (0..<1 + dice.below(4)).map { _ in dice.one(of: Self.names) }
      stage.perform(.set(pages, animated: animated))
    default: stage.perform(.key(dice.one(of: [.back, .forward])))
    }
  }

  private mutating func set() {
    switch dice.below(8) {
    case 0: stage.perform(.resize(dice.one(of: [0, 320, 390, 844, 1366]), 800))
    case 1: stage.perform(.direction(isRightToLeft: dice.happens(oneIn: 2)))
    case 2: stage.perform(.motion(reduced: dice.happens(oneIn: 2)))
    case 3: stage.perform(.veto(dice.one(of: Self.names)))
    case 4, 5: stage.perform(.allow(dice.one(of: Self.names)))
    case 6: stage.perform(.next(dice.one(of: Self.names), dice.one(of: Self.names)))
    default:
      let hasArea = dice.happens(oneIn: 3)
      stage.perform(
        hasArea ? .area(.init(kind: .control, x: 0, y: 0, width: 150, height: 400)) : .noAreas)
    }
  }

  /// A touch that hardly moves.
  private mutating func tap() {
    let x = dice.number(0...400)
    stage.perform(.down(1, x: x, y: 400))
    wait()
    stage.perform(.up(1, x: x, y: 400))
  }

  private mutating func scroll() {
    let step = dice.number(-60...60)
    stage.perform(.scroll(.began, dx: step, dy: 0))
    for _ in 0..<dice.below(20) {
      stage.wait(8)
      stage.perform(.scroll(.changed, dx: step, dy: dice.number(-10...10)))
      if dice.happens(oneIn: 12) { call() }
    }
    stage.perform(.scroll(dice.one(of: [.ended, .ended, .cancelled, .momentum]), dx: 0, dy: 0))
  }

  /// A finger goes somewhere, perhaps there and back, evenly or slower and slower.
  private mutating func stroke(_ pointer: Int) {
    let from = (x: dice.number(-10...400), y: dice.number(0...800))
    let way = (x: dice.number(-500...500), y: dice.number(-0.7...0.7))
    let (steps, interval) = (1 + dice.below(24), dice.one(of: [4.0, 8, 8, 16.5]))
    let (slows, returns) = (dice.happens(oneIn: 2), dice.happens(oneIn: 4))
    stage.perform(.down(pointer, x: from.x, y: from.y))
    for step in 1...steps {
      stage.wait(interval)
      var part = Double(step) / Double(steps)
      if returns { part = 4 * part * (1 - part) }
      if slows { part *= 2 - part }
      stage.perform(
        .move(pointer, x: from.x + way.x * part, y: from.y + way.x * way.y * part))
      if dice.happens(oneIn: 25) { interruption(of: pointer) }
    }
    if dice.happens(oneIn: 4) { wait() }
    let end = stage.fingers[pointer] ?? from.x
    switch dice.below(12) {
    case 0: stage.perform(.cancel(pointer))
    case 1: break  // lost: it comes down again some day
    default: stage.perform(.up(pointer, x: end, y: from.y))
    }
  }

  private mutating func interruption(of pointer: Int) {
    switch dice.below(4) {
    case 0: set()
    case 1 where pointer < 3: stroke(pointer + 1)
    default: call()
    }
  }
}
