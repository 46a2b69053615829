/// The packed form of an event: 8 bits of code, and up to three numbers of 26, 26 and 4 bits.
extension Event {
  private enum Code {
    static let claimed: Int64 = 1, contentCancelled: Int64 = 2, began: Int64 = 3, ended: Int64 = 4
    static let willAppear: Int64 = 5, didAppear: Int64 = 6
    static let willDisappear: Int64 = 7, didDisappear: Int64 = 8
    static let inserted: Int64 = 9, removed: Int64 = 10, rebuilt: Int64 = 11, refused: Int64 = 12
  }

  var word: Int64 {
    switch self {
    case .claimed(let direction): pack(Code.claimed, Int(direction.rawValue))
    case .contentCancelled: pack(Code.contentCancelled)
    case .began(let kind, let cause): pack(Code.began, Int(kind.rawValue), Int(cause.rawValue))
    case .ended(let outcome): pack(Code.ended, Int(outcome.rawValue))
    case .willAppear(let slot): pack(Code.willAppear, slot)
    case .didAppear(let slot): pack(Code.didAppear, slot)
    case .willDisappear(let slot): pack(Code.willDisappear, slot)
    case .didDisappear(let slot): pack(Code.didDisappear, slot)
    case .inserted(let slot): pack(Code.inserted, slot)
    case .removed(let slot, let count): pack(Code.removed, slot, count)
    case .rebuilt(let kept, let count, let place): pack(Code.rebuilt, kept, place, count)
    case .refused(let verb, let refusal):
      pack(Code.refused, Int(verb.rawValue), Int(refusal.rawValue))
    }
  }

  init?(word: Int64) {
    let numbers = EventNumbers(word)
    let (first, second) = (numbers.first, numbers.second)
    let firstByte = UInt8(truncatingIfNeeded: first)
    let secondByte = UInt8(truncatingIfNeeded: second)
    switch word & 255 {
    case Code.claimed: self = .claimed(Direction(rawValue: firstByte) ?? .back)
    case Code.contentCancelled: self = .contentCancelled
    case Code.began:
      self = .began(Kind(rawValue: firstByte) ?? .push, by: Cause(rawValue: secondByte) ?? .call)
    case Code.ended: self = .ended(Outcome(rawValue: firstByte) ?? .completed)
    case Code.willAppear: self = .willAppear(first)
    case Code.didAppear: self = .didAppear(first)
    case Code.willDisappear: self = .willDisappear(first)
    case Code.didDisappear: self = .didDisappear(first)
    case Code.inserted: self = .inserted(first)
    case Code.removed: self = .removed(first, count: second)
    case Code.rebuilt: self = .rebuilt(kept: first, count: numbers.third, at: second)
    case Code.refused:
      let refusal = Refusal(rawValue: secondByte) ?? .atRoot
      self = .refused(Verb(rawValue: firstByte) ?? .swipe, refusal)
    default: return nil
    }
  }
}

/// An event as plain numbers, for hosts in another language: its code, 1 to 12 in the order of the
/// cases of `Event`, and what it carries, enums by their raw values. `rebuilt` is kept, at, count.
public struct EventNumbers: Equatable, Sendable {
  public let code: Int
  public let first: Int
  public let second: Int
  public let third: Int

  init(_ word: Int64) {
    code = Int(truncatingIfNeeded: word & 255)
    third = Int(truncatingIfNeeded: word &>> 8 & 15)
    first = Int(truncatingIfNeeded: word &>> 12 & 0x3ff_ffff)
    second = Int(truncatingIfNeeded: word &>> 38 & 0x3ff_ffff)
  }
}

private func pack(_ code: Int64, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) -> Int64 {
  code | wide(third & 15) &<< 8 | wide(first & 0x3ff_ffff) &<< 12
    | wide(second & 0x3ff_ffff) &<< 38
}

/// By way of `Double`: straight from a 32-bit `Int`, the library takes a path that may allocate.
private func wide(_ number: Int) -> Int64 { Int64(Double(number)) }
