/// A damped spring that starts softly.
///
/// The spring pulls the needle to an *anchor*, and the anchor glides to the aim:
///
///     position″ = ω² (anchor − position) − 2ζω position′
///     anchor′   = ω (aim − anchor)
///
/// A spring alone pulls hardest in its first instant: a page that was let go at 2.5 pages per second
/// would be a quarter faster one frame later. Here the anchor begins where it pulls neither way, so
/// that not only the speed but also its change is continuous: at a release, and when the aim
/// changes in flight. With a damping ratio of 1 the motion has one triple root and never overshoots
/// from rest.
public struct Spring: Equatable, Sendable {
  /// 1 neither overshoots nor crawls; below 1 it is quicker, above 1 slower. 0.1 to 10.
  public let dampingRatio: Double
  /// The period of the same spring without damping, in seconds. 0.01 to 10.
  public let response: Double

  /// Numbers outside the ranges are moved into them.
  public init(dampingRatio: Double = Feel.dampingRatio, response: Double = Feel.response) {
    self.dampingRatio = dampingRatio.clamped(0.1, 10)
    self.response = response.clamped(0.01, 10)
  }

  /// Radians per second.
  var frequency: Double { 6.283185307179586 / response }
  /// How many radians one step may take and still be exact.
  var longestTurn: Double { 0.3 / max(1, 2 * dampingRatio - 1) }
  /// After so many radians, sixty time constants, any settle is over.
  var turns: Double { 60 * (dampingRatio + 1 / dampingRatio) }
}
