import SwipeEngine

/// The rest of a settle as keyframes: what the compositor plays by itself, in straight lines that are
/// never further than `tolerance` from the way.
///
/// It covers the two pages that are in sight now, up to where another comes into sight or all rests. A
/// page that is no longer in sight stays where it was last.
struct SettleKeyframes: Equatable {
  struct Track: Equatable {
    private(set) var x: [Double] = []
    private(set) var shade: [Double] = []
    private(set) var opacity: [Double] = []

    mutating func append(_ placement: Scene.Placement) {
      x.append(placement.x)
      shade.append(placement.shade)
      opacity.append(placement.opacity)
    }
  }

  /// Points.
  static let tolerance = 0.05
  /// How finely the way is sampled, in microseconds.
  static let interval: Int64 = 1_000
  /// Longer than any settle that looks like one: ten seconds.
  static let mostSamples = 10_000

  private(set) var front = Track()
  private(set) var back = Track()
  /// Seconds from now on, the first of them 0.
  private(set) var times: [Double] = []

  var duration: Double { times.last ?? 0 }

  /// nil when nothing settles, or when only one page is in sight.
  init?(_ navigator: Navigator, width: Double) {
    let start = navigator.scene
    guard start.phase == .settling, let below = start.back else { return nil }
    let now = Sample(time: 0, position: start.position, front: start.front, back: below)
    keep(now)
    var line = Line(from: 0, at: start.position, tolerance: Self.tolerance / max(width, 1))
    var preview = navigator.preview(every: Self.interval)
    var last = now
    for number in 1...Self.mostSamples {
      guard let scene = preview.next(), let sample = Sample(scene, at: number, after: last) else {
        break
      }
      if !line.reaches(sample.position, at: sample.time) {
        keep(last)
        line = Line(from: last.time, at: last.position, tolerance: line.tolerance)
        _ = line.reaches(sample.position, at: sample.time)
      }
      last = sample
    }
    keep(last)
  }

  private mutating func keep(_ sample: Sample) {
    times.append(sample.time)
    front.append(sample.front)
    back.append(sample.back)
  }
}

/// The two pages at one moment.
private struct Sample {
  var time: Double
  var position: Double
  var front: Scene.Placement
  var back: Scene.Placement

  init(time: Double, position: Double, front: Scene.Placement, back: Scene.Placement) {
    (self.time, self.position, self.front, self.back) = (time, position, front, back)
  }

  /// nil when the scene shows another page than the two.
  init?(_ scene: Scene, at number: Int, after last: Sample) {
    self = last
    time = Double(number) * Double(SettleKeyframes.interval) / 1_000_000
    position = scene.position
    for placement in [scene.front, scene.back].compactMap({ $0 }) {
      switch placement.slot {
      case front.slot: front = placement
      case back.slot: back = placement
      default: return nil
      }
    }
  }
}

/// All straight lines from a point that have passed near every point since.
private struct Line {
  let start: Double
  let position: Double
  let tolerance: Double
  private var slopes = -Double.infinity...Double.infinity

  init(from start: Double, at position: Double, tolerance: Double) {
    (self.start, self.position, self.tolerance) = (start, position, tolerance)
  }

  /// Whether one of them passes near this point as well.
  mutating func reaches(_ value: Double, at time: Double) -> Bool {
    let span = time - start
    let lower = max(slopes.lowerBound, (value - tolerance - position) / span)
    let upper = min(slopes.upperBound, (value + tolerance - position) / span)
    let slope = (value - position) / span
    guard lower <= upper, lower <= slope, slope <= upper else { return false }
    slopes = lower...upper
    return true
  }
}
