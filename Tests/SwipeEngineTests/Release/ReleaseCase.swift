/// A release, and whether it finishes: travel of the page in widths, and speed at the lift in points
/// per second in a view of 390 points.
enum ReleaseCase: Character, CaseIterable {
  case a = "A"
  case b = "B"
  case c = "C"
  case d = "D"
  case e = "E"
  case f = "F"
  case g = "G"
  case h = "H"
  case i = "I"
  case j = "J"
  case k = "K"
  case l = "L"

  var travel: Double {
    switch self {
    case .a, .b, .c, .d: 0.1
    case .e: 0.25
    case .f: 0.36
    case .g: 0.45
    case .h, .i: 0.55
    case .j, .k: 0.7
    case .l: -0.4
    }
  }

  var speed: Double {
    switch self {
    case .a, .e, .f, .h, .l: 0
    case .b: 250
    case .c: 700
    case .d: 1200
    case .g: 100
    case .i: -150
    case .j: -400
    case .k: -900
    }
  }

  var finishes: Bool {
    switch self {
    case .c, .d, .g, .h: true
    case .a, .b, .e, .f, .i, .j, .k, .l: false
    }
  }

  /// A stroke that takes a time of the seed's, in a view of this width.
  func stroke(width: Double, _ seed: inout Seed) -> Stroke {
    let speed = speed / 390 * width
    // The slop does not move the page.
    let travel = travel * width + (travel > 0 ? 10 : -10)
    var duration = Double.random(in: 0.2...0.6, using: &seed)
    var tail = Double.random(in: 0.08...0.2, using: &seed)
    // A quick finger on a short way has little time.
    if speed > 0 {
      tail = min(tail, 0.5 * travel / speed)
      duration = min(duration, 0.9 * travel / speed)
    }
    return Stroke(
      travel: travel, speed: speed, duration: duration, tail: tail,
      rate: .random(in: 90...240, using: &seed))
  }
}
