/// Where a story's choices come from: a seed, or the bytes that a fuzzer has thought of.
struct Dice {
  private var seed: Seed
  private var bytes: ArraySlice<UInt8>?

  init(seed: UInt64) { self.seed = Seed(seed) }

  init(bytes: some Sequence<UInt8>) {
    seed = Seed(0)
    self.bytes = Array(bytes)[...]
  }

  /// Whether there is nothing left to choose from.
  var isSpent: Bool { bytes?.isEmpty ?? false }

  private mutating func byte() -> UInt8 {
    guard bytes != nil else { return UInt8(truncatingIfNeeded: seed.next()) }
    return bytes?.popFirst() ?? 0
  }

  /// A number from 0 on and below this one, which is 256 at most.
  mutating func below(_ count: Int) -> Int { Int(byte()) % count }

  mutating func one<Choice>(of choices: [Choice]) -> Choice { choices[below(choices.count)] }

  mutating func happens(oneIn count: Int) -> Bool { below(count) == count - 1 }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let part = Double(Int(byte()) * 256 + Int(byte())) / 65_535
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }
}
