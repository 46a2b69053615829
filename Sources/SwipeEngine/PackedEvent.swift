/// An event as plain numbers: a code, 1 to 12 in the order of the cases of `Event`, and up to three
/// numbers that it carries, enums by their raw values. It is how the engine notes events, and how a
/// host in another language reads them.
public struct PackedEvent: Equatable, Sendable {
  public let code: Int
  public let first: Int
  public let second: Int
  public let third: Int

  private init(_ code: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) {
    (self.code, self.first, self.second, self.third) = (code, first, second, third)
  }

  static func claimed(_ direction: Direction) -> Self { Self(1, Int(direction.rawValue)) }
  static var contentCancelled: Self { Self(2) }
  static func began(_ kind: Kind, by cause: Cause) -> Self {
    Self(3, Int(kind.rawValue), Int(cause.rawValue))
  }
  static func ended(_ outcome: Outcome) -> Self { Self(4, Int(outcome.rawValue)) }
  static func willAppear(_ slot: Int) -> Self { Self(5, slot) }
  static func didAppear(_ slot: Int) -> Self { Self(6, slot) }
  static func willDisappear(_ slot: Int) -> Self { Self(7, slot) }
  static func didDisappear(_ slot: Int) -> Self { Self(8, slot) }
  static func inserted(_ slot: Int) -> Self { Self(9, slot) }
  static func removed(_ slot: Int, count: Int) -> Self { Self(10, slot, count) }
  static func rebuilt(kept slot: Int, count: Int, at place: Int) -> Self {
    Self(11, slot, place, count)
  }
  static func refused(_ verb: Verb, _ refusal: Refusal) -> Self {
    Self(12, Int(verb.rawValue), Int(refusal.rawValue))
  }
}

extension PackedEvent {
  /// One word: 8 bits of code, and the numbers in 26, 26 and 4 bits.
  var word: Int64 {
    wide(code) | wide(third & 15) &<< 8 | wide(first & 0x3ff_ffff) &<< 12
      | wide(second & 0x3ff_ffff) &<< 38
  }

  init(word: Int64) {
    code = Int(truncatingIfNeeded: word & 255)
    third = Int(truncatingIfNeeded: word &>> 8 & 15)
    first = Int(truncatingIfNeeded: word &>> 12 & 0x3ff_ffff)
    second = Int(truncatingIfNeeded: word &>> 38 & 0x3ff_ffff)
  }
}

/// By way of `Double`: straight from a 32-bit `Int`, the library takes a path that may allocate.
private func wide(_ number: Int) -> Int64 { Int64(Double(number)) }

extension Event {
  /// The event of these numbers; nil for a code that none has.
  init?(_ event: PackedEvent) {
    let (first, second) = (event.first, event.second)
    let firstByte = UInt8(truncatingIfNeeded: first)
    let secondByte = UInt8(truncatingIfNeeded: second)
    switch event.code {
    case 1: self = .claimed(Direction(rawValue: firstByte) ?? .back)
    case 2: self = .contentCancelled
    case 3:
      self = .began(Kind(rawValue: firstByte) ?? .push, by: Cause(rawValue: secondByte) ?? .call)
    case 4: self = .ended(Outcome(rawValue: firstByte) ?? .completed)
    case 5: self = .willAppear(first)
    case 6: self = .didAppear(first)
    case 7: self = .willDisappear(first)
    case 8: self = .didDisappear(first)
    case 9: self = .inserted(first)
    case 10: self = .removed(first, count: second)
    case 11: self = .rebuilt(kept: first, count: event.third, at: second)
    case 12:
      let refusal = Refusal(rawValue: secondByte) ?? .atRoot
      self = .refused(Verb(rawValue: firstByte) ?? .swipe, refusal)
    default: return nil
    }
  }
}
