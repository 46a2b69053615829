/// A finger that holds the page: where it puts the needle.
struct Drag: Equatable, Sendable {
  /// Where the finger was last, in points; nil when its next sample says where it goes on from.
  private var x: Double?
  /// Where the finger would put the needle if nothing stood in its way, in pages.
  private var reach = 0.0
  /// Where the page was when the finger took hold of it.
  private(set) var start = 0.0
  /// The slots between which the finger may move the needle.
  private var lowest = 0.0
  private var highest = 0.0
  /// How far the finger had gone when the page began to follow, in pages.
  private(set) var slop = 0.0
  /// Below this place the page gives way only a little: it refuses to be left.
  private var resistance = -Double.infinity

  init() {}

  init(
    at x: Double, from position: Double, within bounds: ClosedRange<Int>, slop: Double = 0
  ) {
    self.x = x
    self.slop = slop
    (start, reach) = (position, position)
    (lowest, highest) = (Double(bounds.lowerBound), Double(bounds.upperBound))
  }

  /// The page refuses to be left: it resists from where it is, or from its place.
  mutating func resist(below page: Int) { resistance = min(reach, Double(page)) }

  /// The finger may go on to this page.
  mutating func widen(to page: Int) { highest = max(highest, Double(page)) }

  /// The finger has moved, in a view of so many points.
  mutating func move(to x: Double, width: Double) {
    if let last = self.x { reach = (reach - (x - last) / width).clamped(-1e9, 1e9) }
    self.x = x
  }

  /// The view's coordinates have changed.
  mutating func lose() { x = nil }

  /// Pages have come or gone below those in sight.
  mutating func shift(by pages: Int) {
    let distance = Double(pages)
    reach += distance
    start += distance
    lowest += distance
    highest += distance
    resistance += distance
  }

  var bounds: ClosedRange<Int> { Int(lowest)...Int(highest) }

  /// Whether the finger pulls at a page that refuses to be left.
  var isResisted: Bool { reach < resistance }

  /// Where the needle is, in pages.
  var position: Double {
    let reach = reach.clamped(lowest, highest)
    return isResisted ? resistance + RubberBand.shown(reach - resistance) : reach
  }

  /// How fast the needle is, in pages per second, when the finger has this speed; 0 at a bound.
  func velocity(ofFinger speed: Double) -> Double {
    if isResisted { return speed * RubberBand.slope(reach - resistance) }
    if speed < 0 && reach <= lowest { return 0 }
    if speed > 0 && reach >= highest { return 0 }
    return speed
  }
}
