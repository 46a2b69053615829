import SwipeEngine
import UIKit

/// How two pages move: slide, parallax, cover, fade, or numbers of your own.
public typealias DYNavigationStyle = SwipeEngine.Style

/// The spring that a page settles on: damping ratio and response.
public typealias DYNavigationSpring = SwipeEngine.Spring

/// Where on a page a swipe back may begin.
public enum DYSwipeArea: Equatable, Sendable {
  /// Anywhere on the page.
  case anywhere
  /// At most so many points from the leading edge: the left one, or the right one where the
  /// interface runs from right to left. 0 is the edge itself, a negative number is nowhere, one
  /// beyond the width is anywhere.
  case leading(CGFloat)
  /// Nowhere: the page is left by a button or by a call.
  case off

  /// At the leading edge: 30 points, the width of a thumb.
  public static let edge = DYSwipeArea.leading(30)

  /// How far from the leading edge, in points, as the engine wants it.
  var distance: Double {
    switch self {
    case .anywhere: .infinity
    case .leading(let distance): Double(distance)
    case .off: -1
    }
  }
}

/// What an app can set on a `DYNavigationController`, at any time. What shows takes effect when nothing
/// moves.
public struct DYNavigationConfiguration: Equatable, Sendable {
  /// How the pages move. `slide` moves both by a full width.
  public var style: DYNavigationStyle
  /// How a page settles: after a call, and after the finger has let go with the finger's speed. By
  /// default it neither overshoots nor crawls, and takes about half a second; a damping ratio goes
  /// from 0.1 to 10, a response from 0.01 to 10 seconds.
  public var spring: DYNavigationSpring
  /// Where a swipe back may begin on pages that do not say so themselves.
  public var swipeArea: DYSwipeArea
  /// Whether popped pages stay as forward history, as in a browser, until a push or another
  /// stack clears them.
  public var keepsForwardHistory: Bool
  /// Whether a page has no navigation bar unless it says that it wants one.
  public var isNavigationBarHidden: Bool
  /// Places a held page where the finger was 5 ms before each frame, between two samples. Steadier
  /// where touches and frames come at different rates, at the cost of those milliseconds.
  public var resamplesTouches: Bool

  /// All as by default but for what is given.
  public init(
    style: DYNavigationStyle = .slide, spring: DYNavigationSpring = DYNavigationSpring(),
    swipeArea: DYSwipeArea = .anywhere, keepsForwardHistory: Bool = false,
    isNavigationBarHidden: Bool = false, resamplesTouches: Bool = false
  ) {
    self.style = style
    self.spring = spring
    self.swipeArea = swipeArea
    self.keepsForwardHistory = keepsForwardHistory
    self.isNavigationBarHidden = isNavigationBarHidden
    self.resamplesTouches = resamplesTouches
  }
}

extension DYNavigationConfiguration {
  /// The engine's settings for a page. The preference for cross-fades is only ever on together with
  /// Reduce Motion, which turns all calls into cross-fades here.
  @MainActor func settings(for page: UIViewController?) -> SwipeEngine.Configuration {
    let area = (page as? any DYNavigationPage)?.swipeArea ?? swipeArea
    return SwipeEngine.Configuration(
      style: style, spring: spring, startDistance: area.distance,
      keepsForwardHistory: keepsForwardHistory,
      reducesMotion: UIAccessibility.isReduceMotionEnabled, resamples: resamplesTouches)
  }
}
