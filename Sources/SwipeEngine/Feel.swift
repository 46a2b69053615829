/// Every constant of the feel: name, unit, reason, and where the number comes from.
public enum Feel {
  /// How far a pointer moves before it is a swipe, in points. UIKit's pan begins at 10 pt.
  public static let slop = 10.0

  /// The tangent of half the cone around the axis in which a movement is a swipe: 40°.
  ///
  /// One recorded horizontal thumb swipe in twenty deviates by more than 31°, and a drag at 50° is
  /// a scroll; 40° lies between the two (Ionic's recogniser uses the same angle).
  public static let coneTangent = 0.8390996311772799

  /// Samples older than this say nothing about the velocity, in microseconds (Android, Flutter).
  public static let velocityWindow: Int64 = 100_000

  /// At most so many samples count for the velocity (Android, Flutter).
  public static let velocitySamples = 20

  /// A silence of this length clears the samples before it, in microseconds (Android, Flutter).
  public static let silence: Int64 = 40_000

  /// A finger that rested so long before it lifted has no velocity, in microseconds.
  ///
  /// Chromium uses the same rest. A finger that means to fling lifts within 30 ms of its last move.
  public static let rest: Int64 = 80_000

  /// How far ahead of the finger the release looks, in seconds: it lands on the page nearest to
  /// `position + projection × velocity`. React Navigation uses the same 0.3 s.
  public static let projection = 0.3

  /// A page that flies back at this speed, in pages per second, cancels however far it got.
  ///
  /// At this speed it would cross the whole page within a second.
  public static let flyingBack = 1.0

  /// No finger is faster, in pages per second. Keeps broken samples from breaking the motion.
  public static let fastest = 60.0

  /// The response of the spring, in seconds: the period of the same spring without damping.
  ///
  /// 99 % of a page takes 0.47 s from rest, and a release at 2.5 pages per second keeps its speed
  /// within 5 % during the first frame at 60 Hz.
  public static let response = 0.35

  /// The damping ratio of the spring: 1, no overshoot.
  public static let dampingRatio = 1.0

  /// A settle is over when the page is nearer than this, in points: half a pixel of a 3× display.
  public static let restDistance = 1.0 / 6.0

  /// A settle is over when the page is slower than this, in points per second.
  public static let restSpeed = 20.0

  /// A page with more than this left to go, in points, is caught by a pointer that comes down.
  public static let catchDistance = 8.0

  /// A page that is faster than this, in points per second, is caught by a pointer that comes down.
  public static let catchSpeed = 60.0

  /// How far a page that refuses to be left can be pulled at most, in pages.
  public static let resistance = 0.25

  /// How much of a short pull a resisting page gives way to; UIKit's scroll views use 0.55.
  public static let resistanceSlope = 0.55

  /// How far the page below moves in the style `parallax`, in pages; measured on iOS 26.1.
  public static let parallax = 0.3

  /// How dark the page below is when it is covered, 0 to 1 (SwipeTransition, SloppySwiper).
  public static let shade = 0.1

  /// How strong the shadow of the page on top is, 0 to 1.
  public static let shadow = 0.25

  /// How long before a frame the finger is read when samples are resampled, in microseconds.
  ///
  /// Android resamples 5 ms before the frame, so that most frames lie between two samples.
  public static let resampleLatency: Int64 = 5_000

  /// How far a resampled position may run ahead of the last sample, in microseconds (Android).
  public static let longestPrediction: Int64 = 8_000
}
