/// The packed form of an event: 8 bits of kind, 4 of detail, and two numbers of 26 bits.
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
    case .willAppear(let slot): pack(Code.willAppear, 0, slot)
    case .didAppear(let slot): pack(Code.didAppear, 0, slot)
    case .willDisappear(let slot): pack(Code.willDisappear, 0, slot)
    case .didDisappear(let slot): pack(Code.didDisappear, 0, slot)
    case .inserted(let slot): pack(Code.inserted, 0, slot)
    case .removed(let slot, let count): pack(Code.removed, 0, slot, count)
    case .rebuilt(let kept, let count, let place): pack(Code.rebuilt, count, kept, place)
    case .refused(let verb, let refusal):
      pack(Code.refused, Int(verb.rawValue), Int(refusal.rawValue))
    }
  }

  init?(word: Int64) {
    let detail = UInt8(truncatingIfNeeded: word &>> 8 & 15)
    let first = Int(truncatingIfNeeded: word &>> 12 & 0x3ff_ffff)
    let second = Int(truncatingIfNeeded: word &>> 38 & 0x3ff_ffff)
    switch word & 255 {
    case Code.claimed: self = .claimed(Direction(rawValue: detail) ?? .back)
    case Code.contentCancelled: self = .contentCancelled
    case Code.began:
      let cause = Cause(rawValue: UInt8(truncatingIfNeeded: first))
      self = .began(Kind(rawValue: detail) ?? .push, by: cause ?? .call)
    case Code.ended: self = .ended(Outcome(rawValue: detail) ?? .completed)
    case Code.willAppear: self = .willAppear(first)
    case Code.didAppear: self = .didAppear(first)
    case Code.willDisappear: self = .willDisappear(first)
    case Code.didDisappear: self = .didDisappear(first)
    case Code.inserted: self = .inserted(first)
    case Code.removed: self = .removed(first, count: second)
    case Code.rebuilt: self = .rebuilt(kept: first, count: Int(detail), at: second)
    case Code.refused:
      let refusal = Refusal(rawValue: UInt8(truncatingIfNeeded: first))
      self = .refused(Verb(rawValue: detail) ?? .swipe, refusal ?? .atRoot)
    default: return nil
    }
  }
}

private func pack(_ code: Int64, _ detail: Int = 0, _ first: Int = 0, _ second: Int = 0) -> Int64 {
  code | wide(detail & 15) &<< 8 | wide(first & 0x3ff_ffff) &<< 12
    | wide(second & 0x3ff_ffff) &<< 38
}

/// By way of `Double`: straight from a 32-bit `Int`, the library takes a path that may allocate.
private func wide(_ number: Int) -> Int64 { Int64(Double(number)) }
