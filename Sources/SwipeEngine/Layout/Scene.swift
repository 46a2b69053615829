/// Where the visible pages are.
public struct Scene: Equatable, Sendable {
  /// One page's place.
  public struct Placement: Equatable, Sendable {
    /// Which page.
    public var slot: Int
    /// How far its leading side is from the view's, in points, away from the leading edge.
    public var x: Double
    /// How dark it is, 0 to 1.
    public var shade: Double
    /// How opaque it is, 0 to 1.
    public var opacity: Double
    /// How strong the shadow is that it casts on the page below, 0 to 1.
    public var shadow: Double
  }

  public enum Phase: UInt8, Equatable, Sendable {
    case resting, held, settling
  }

  /// The page on top, or the only one.
  public var front = Placement(slot: 0, x: 0, shade: 0, opacity: 1, shadow: 0)
  /// The page below it, while something moves.
  public var back: Placement?
  /// The needle: pages from the root.
  public var position = 0.0
  /// The slot of the page that the app's stack ends with.
  public var aim = 0
  public var phase = Phase.resting

  init() {}

  init(_ needle: Needle, aim: Int, style: Style, width: Double) {
    position = needle.position
    self.aim = aim
    phase = needle.phase
    let lower = Int(position)
    let shown = position - Double(lower)
    front.slot = shown > 0 ? lower + 1 : lower
    guard shown > 0 else { return }
    front.x = (1 - shown) * style.frontTravel * width
    front.opacity = style.fades ? shown : 1
    front.shadow = style.shadow
    back = Placement(
      slot: lower, x: -shown * style.backTravel * width, shade: shown * style.shade,
      opacity: 1, shadow: 0)
  }
}
