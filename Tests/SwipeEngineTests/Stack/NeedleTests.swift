import Testing

@testable import SwipeEngine

/// The table, state by state.
@Suite struct `The needle` {
  private static func motion(_ from: Double, to aim: Int) -> Motion {
    Motion(from: from, velocity: 0, to: aim, spring: Spring())
  }

  /// The page of a needle that rests, and the position of one that is held; nil for another one.
  private static func rest(_ events: [Needle.Event]) -> Double? {
    let needle = needle(events)
    return needle.isResting && needle.velocity == 0 ? needle.position : nil
  }

  private static func hold(_ events: [Needle.Event]) -> Double? {
    let needle = needle(events)
    return needle.isHeld && needle.velocity == 0 ? needle.position : nil
  }

  private static func needle(_ events: [Needle.Event]) -> Needle {
    var needle = Needle(at: 1)
    for event in events { needle.handle(event) }
    return needle
  }

  static let held: [Needle.Event] = [.grab, .drag(0.5)]
  static let settling: [Needle.Event] = held + [.release(0, velocity: -1, Spring())]

  @Test func `rests until it has another aim`() {
    #expect(Self.rest([.aim(1, Spring())]) == 1)
    #expect(Self.needle([.aim(0, Spring())]).motion == Self.motion(1, to: 0))
    #expect(Self.rest([.jump(3)]) == 3)
    #expect(Self.hold([.grab]) == 1)
    #expect(Self.rest([.drag(0.3)]) == 1)
    #expect(Self.rest([.release(0, velocity: 1, Spring())]) == 1)
    #expect(Self.rest([.tick(1_000_000, width: 400)]) == 1)
  }

  @Test func `goes with the finger that holds it`() {
    #expect(Self.hold(Self.held) == 0.5)
    #expect(Self.hold(Self.held + [.drag(0.2)]) == 0.2)
    #expect(Self.hold(Self.held + [.grab]) == 0.5)
    #expect(Self.hold(Self.held + [.tick(1_000_000, width: 400)]) == 0.5)
    #expect(Self.rest(Self.held + [.jump(0)]) == 0)
    #expect(
      Self.needle(Self.held + [.aim(0, Spring())]).motion == Self.motion(0.5, to: 0))
    #expect(Self.needle(Self.settling).velocity == -1)
    #expect(Self.needle(Self.held).velocity == 0)
  }

  @Test func `is at rest when it is let go where it belongs`() {
    #expect(Self.rest([.grab, .release(1, velocity: 0, Spring())]) == 1)
  }

  @Test func `settles until it is there, and can be held or turned round on the way`() {
    let needle = Self.needle(Self.settling + [.tick(50_000, width: 400)])
    #expect(needle.position < 0.5 && needle.position > 0)
    var held = needle
    held.handle(.grab)
    #expect(held.isHeld && held.position == needle.position)
    var turned = needle
    turned.handle(.aim(1, Spring()))
    #expect(turned.position == needle.position && turned.velocity == needle.velocity)
    var stray = needle
    stray.handle(.drag(0.9))
    stray.handle(.release(1, velocity: 9, Spring()))
    #expect(stray == needle)
    var there = needle
    for _ in 0..<100 { there.handle(.tick(16_667, width: 400)) }
    #expect(there.isResting && there.position == 0)
  }

  @Test(arguments: [320.0, 390, 768, 1366], [30.0, 60, 120])
  func `takes a last step that nobody sees`(width: Double, rate: Double) {
    for velocity in [-3.0, -1, 0, 1] {
      var needle = Self.needle(Self.held + [.release(0, velocity: velocity, Spring())])
      var last = needle.position
      while !needle.isResting {
        last = needle.position
        needle.handle(.tick(Int64(1_000_000 / rate), width: width))
      }
      #expect(needle.position == 0 && last * width < 0.5)
    }
  }

  @Test func `has two pages in sight, or one when it is on a page`() {
    #expect(Self.needle(Self.held).lower == 0)
    #expect(Self.needle(Self.held).upper == 1)
    #expect(Self.needle([]).lower == 1)
    #expect(Self.needle([]).upper == 1)
  }

  @Test func `moves with the pages around it`() {
    for events in [[], Self.held, Self.settling] {
      var needle = Self.needle(events)
      let before = needle.position
      needle.shift(by: 3)
      #expect(needle.position == before + 3)
      needle.handle(.tick(16_667, width: 400))
      var other = Self.needle(events)
      other.handle(.tick(16_667, width: 400))
      #expect(abs(needle.position - 3 - other.position) < 1e-12)
    }
  }
}
