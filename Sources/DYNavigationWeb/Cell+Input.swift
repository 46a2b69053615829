import SwipeEngine

/// The numbers of an input, read as what they mean.
extension Cell {
  subscript(place: Int) -> Double { numbers[Self.inputs + place] }

  func flag(_ place: Int) -> Bool { self[place] != 0 }

  /// The number without its fraction, moved into the range of 32 bits; 0 for what is not a number.
  @inline(never)
  func integer(_ place: Int) -> Int { Int(clamped(place, 2_147_483_647)) }

  /// A time, without its fraction; 0 for what is not a number.
  @inline(never)
  func microseconds(_ place: Int) -> Int64 { Int64(clamped(place, 9e18)) }

  var sample: PointerSample {
    PointerSample(pointer: integer(2), x: self[3], y: self[4], time: microseconds(5))
  }

  var scroll: ScrollSample {
    let phase = ScrollSample.Phase(rawValue: UInt8(truncatingIfNeeded: integer(1)))
    return ScrollSample(
      phase: phase ?? .cancelled, dx: self[2], dy: self[3], time: microseconds(4))
  }

  /// The places of the pages on screen in the new stack are less than 0 for a page that is not there.
  var edit: StackEdit {
    StackEdit(count: integer(2), lower: integer(3), upper: integer(4), looksLikePop: flag(5))
  }

  /// 0 refuses, 1 allows, and 4 turns round; 2 and 3 say whether what lies under the finger lets the
  /// stack have the swipe: the script has found out what it is.
  var answer: Answer {
    switch integer(1) {
    case 1: .allow
    case 2: .content(.nothing)
    case 3: .content(.control)
    case 4: .turnRound
    default: .refuse
    }
  }

  /// Style 0 is slide, 1 parallax, 2 cover, 3 fade; any other is the one whose numbers follow. A spring
  /// number of 0 is the engine's own.
  var configuration: Configuration {
    let style: Style =
      switch integer(1) {
      case 0: .slide
      case 1: .parallax
      case 2: .cover
      case 3: .fade
      default:
        Style(
          frontTravel: self[2], backTravel: self[3], shade: self[4], shadow: self[5],
          fades: flag(6))
      }
    return Configuration(
      style: style,
      spring: Spring(
        dampingRatio: self[7] == 0 ? Feel.dampingRatio : self[7],
        response: self[8] == 0 ? Feel.response : self[8]),
      startDistance: self[9], keepsForwardHistory: flag(10), reducesMotion: flag(11))
  }

  private func clamped(_ place: Int, _ limit: Double) -> Double {
    let number = self[place]
    if number > -limit && number < limit { return number }
    return number > 0 ? limit : (number < 0 ? -limit : 0)
  }
}
