import Testing

@testable import SwipeEngine

@Suite struct `A page that resists` {
  static let pulls = Array(stride(from: -3.0, through: 3, by: 0.125))

  @Test func `gives way to a little more than half of a short pull`() {
    #expect(abs(RubberBand.shown(0.001) / 0.001 - 0.55) < 0.01)
  }

  @Test func `gives way less and less, and never more than a quarter`() {
    for (less, more) in zip(Self.pulls, Self.pulls.dropFirst()) {
      #expect(RubberBand.shown(less) < RubberBand.shown(more))
      #expect(abs(RubberBand.shown(less)) < 0.25)
    }
    #expect(RubberBand.shown(1e9) <= 0.25)
    #expect(RubberBand.shown(0) == 0)
  }

  @Test(arguments: pulls)
  func `gives way the same either way`(pull: Double) {
    #expect(RubberBand.shown(-pull) == -RubberBand.shown(pull))
    #expect(RubberBand.slope(-pull) == RubberBand.slope(pull))
  }

  @Test(arguments: pulls.filter { $0 != 0 })
  func `moves as fast as the slope says`(pull: Double) {
    let measured = (RubberBand.shown(pull + 1e-6) - RubberBand.shown(pull - 1e-6)) / 2e-6
    #expect(abs(measured - RubberBand.slope(pull)) < 1e-6)
  }
}
