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

  var pointer: Input {
    let sample = PointerSample(
      pointer: integer(1), x: self[2], y: self[3], time: microseconds(4))
    return switch integer(0) {
    case 0: .down(sample)
    case 1: .move(sample)
    case 2: .up(sample)
    default: .cancel(pointer: sample.pointer)
    }
  }

  var scroll: Input {
    let phase = ScrollSample.Phase(rawValue: UInt8(truncatingIfNeeded: integer(0)))
    return .scroll(
      ScrollSample(phase: phase ?? .cancelled, dx: self[1], dy: self[2], time: microseconds(3)))
  }

  /// The places of the pages on screen in the new stack are less than 0 for a page that is not there.
  var edit: StackEdit {
    StackEdit(
      count: integer(0), lower: integer(1), upper: integer(2), looksLikePop: flag(3))
  }

  /// 0 refuses and 1 allows; the rest say what lies under the finger: 2 nothing, 3 a control, 4 a
  /// scroller that cannot move, 5 one that can, 6 one that still moves by itself. 7 turns round.
  var answer: Answer {
    switch integer(0) {
    case 1: .allow
    case 2: .content(.nothing)
    case 3: .content(.control)
    case 4: .content(.scroller(canMove: false, isDecelerating: false))
    case 5: .content(.scroller(canMove: true, isDecelerating: false))
    case 6: .content(.scroller(canMove: true, isDecelerating: true))
    case 7: .turnRound
    default: .refuse
    }
  }

  /// Style 0 is slide, 1 parallax, 2 cover, 3 fade; any other is the one whose numbers follow. A spring
  /// number of 0 is the engine's own.
  var configuration: Configuration {
    let style: Style =
      switch integer(0) {
      case 0: .slide
      case 1: .parallax
      case 2: .cover
      case 3: .fade
      default:
        Style(
          frontTravel: self[1], backTravel: self[2], shade: self[3], shadow: self[4],
          fades: flag(5))
      }
    return Configuration(
      style: style,
      spring: Spring(
        dampingRatio: self[6] == 0 ? Feel.dampingRatio : self[6],
        response: self[7] == 0 ? Feel.response : self[7]),
      startDistance: self[8], keepsForwardHistory: flag(9), reducesMotion: flag(10),
      resamples: flag(11))
  }

  private func clamped(_ place: Int, _ limit: Double) -> Double {
    let number = self[place]
    if number > -limit && number < limit { return number }
    return number > 0 ? limit : (number < 0 ? -limit : 0)
  }
}
