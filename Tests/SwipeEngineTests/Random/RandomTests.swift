import SwipeReplay
import Testing

@testable import SwipeEngine

/// Stories from a seed. A failure prints the seed and a replay that can be played by itself.
@Suite struct `Whatever happens` {
  static let seeds: [UInt64] = Array(0..<80)

  @Test(arguments: seeds)
  func `all that must hold holds after every input`(seed: UInt64) throws {
    for part in 0..<6 {
      let dice = Dice(seed: seed * 1000 + UInt64(part))
      let stage = try #require(Improvisation.played(dice, gestures: 8))
      #expect(
        stage.failures.isEmpty,
        "seed \(seed), part \(part): \(stage.failures.prefix(3))\n\(stage.replay.script)")
    }
  }

  @Test(arguments: seeds.prefix(12))
  func `a story can be written down and played again`(seed: UInt64) throws {
    let stage = try #require(Improvisation.played(Dice(seed: seed), gestures: 8))
    let replay = try Replay(parsing: stage.replay.script, file: "story.swipe")
    #expect(replay.setting == stage.replay.setting)
    #expect(replay.steps.map(\.action) == stage.replay.steps.map(\.action))
    let take = try Take(text: stage.replay.script, file: "story.swipe")
    #expect(take.end.stack == stage.stack.pages)
    #expect(take.end.maxJump == 0)
  }
}
