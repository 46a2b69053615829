/// A finger that holds the page: where it puts the needle.
struct Drag: Equatable, Sendable {
  /// Where the finger was last, in points; nil when its next sample says where it goes on from.
  private var x: Double?
  /// Where the finger would put the needle if nothing stood in its way, in pages.
  private var reach: Double
  /// Where the page was when the finger took hold of it.
  private let start: Double
  /// The slots between which the finger may move the needle.
  let bounds: ClosedRange<Int>
  /// Whether the page refuses to be left.
  let resists: Bool

  init(at x: Double, from position: Double, within bounds: ClosedRange<Int>, resists: Bool) {
    self.x = x
    (start, reach) = (position, position)
    self.bounds = bounds
    self.resists = resists
  }

  /// The finger has moved, in a view of so many points.
  mutating func move(to x: Double, width: Double) {
    if let last = self.x { reach = (reach - (x - last) / width).clamped(-1e9, 1e9) }
    self.x = x
  }

  /// The view's coordinates have changed.
  mutating func lose() { x = nil }

  /// Pages below this slot have gone.
  mutating func shift(by pages: Int) {
    self = Drag(self, shiftedBy: pages)
  }

  private init(_ drag: Drag, shiftedBy pages: Int) {
    x = drag.x
    reach = drag.reach + Double(pages)
    start = drag.start + Double(pages)
    bounds = drag.bounds.lowerBound + pages...drag.bounds.upperBound + pages
    resists = drag.resists
  }

  /// Where the needle is, in pages.
  var position: Double {
    let reach = reach.clamped(Double(bounds.lowerBound), Double(bounds.upperBound))
    return resists ? start + RubberBand.shown(reach - start) : reach
  }

  /// How fast the needle is, in pages per second, when the finger has this speed; 0 at a bound.
  func velocity(ofFinger speed: Double) -> Double {
    if resists { return speed * RubberBand.slope(reach - start) }
    if speed < 0 && reach <= Double(bounds.lowerBound) { return 0 }
    if speed > 0 && reach >= Double(bounds.upperBound) { return 0 }
    return speed
  }
}
