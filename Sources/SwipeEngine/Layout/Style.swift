/// How two pages move with the needle: a struct of numbers, so that an app may give its own.
public struct Style: Equatable, Sendable {
  /// How far the page on top moves, in pages: 1 leaves the view, 0 stays in place.
  public var frontTravel: Double
  /// How far the page below moves, in pages: 1 moves along, 0 stays in place.
  public var backTravel: Double
  /// How dark the page below is while it is covered: 0 not at all, 1 black.
  public var shade: Double
  /// How strong the shadow is that the page on top casts: 0 none, 1 black.
  public var shadow: Double
  /// Whether the page on top fades.
  public var fades: Bool

  public init(
    frontTravel: Double, backTravel: Double, shade: Double, shadow: Double, fades: Bool
  ) {
    self.frontTravel = frontTravel
    self.backTravel = backTravel
    self.shade = shade
    self.shadow = shadow
    self.fades = fades
  }

  /// Both pages move a full width, side by side.
  public static let slide = Style(
    frontTravel: 1, backTravel: 1, shade: 0, shadow: 0, fades: false)
  /// The page below moves a little, dims, and the page on top casts a shadow.
  public static let parallax = Style(
    frontTravel: 1, backTravel: Feel.parallax, shade: Feel.shade, shadow: Feel.shadow, fades: false)
  /// The page on top moves over a page that stays, dims, and is in its shadow.
  public static let cover = Style(
    frontTravel: 1, backTravel: 0, shade: Feel.shade, shadow: Feel.shadow, fades: false)
  /// The page on top fades in place.
  public static let fade = Style(
    frontTravel: 0, backTravel: 0, shade: 0, shadow: 0, fades: true)

  /// How much of a style shows.
  enum Look: UInt8, Equatable, Sendable {
    case whole
    /// Pages either move together or not at all.
    case withoutParallax
    /// None of it: the page on top fades.
    case crossFade
  }

  func showing(_ look: Look) -> Style {
    var style = look == .crossFade ? .fade : self
    if look == .withoutParallax, style.backTravel < 1 { style.backTravel = 0 }
    return style
  }
}
