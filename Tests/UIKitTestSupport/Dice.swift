/// Numbers that are the same for the same seed.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  package mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }

  /// A number below the count.
  package mutating func throwing(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  package mutating func pick<Value>(_ values: [Value]) -> Value { values[throwing(values.count)] }
}
