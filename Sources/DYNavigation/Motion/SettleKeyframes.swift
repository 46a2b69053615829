import SwipeEngine

/// The rest of a settle as rows of numbers, one per 1/120 s: what the compositor plays by itself.
///
/// It covers the two pages that are in sight now, up to where another comes into sight or all rests. A
/// page that is no longer in sight stays where it was last.
struct SettleKeyframes: Equatable {
  struct Track: Equatable {
    var x: [Double] = []
    var shade: [Double] = []
    var opacity: [Double] = []

    mutating func append(_ placement: Scene.Placement?) {
      guard let placement else { return append(x.last ?? 0, shade.last ?? 0, opacity.last ?? 1) }
      append(placement.x, placement.shade, placement.opacity)
    }

    private mutating func append(_ x: Double, _ shade: Double, _ opacity: Double) {
      self.x.append(x)
      self.shade.append(shade)
      self.opacity.append(opacity)
    }
  }

  static let interval: Int64 = 8_333
  /// Longer than any settle that looks like one: ten seconds.
  static let mostFrames = 1_200

  private(set) var front = Track()
  private(set) var back = Track()

  /// Seconds.
  var duration: Double {
    Double(max(front.x.count - 1, 0)) * Double(Self.interval) / 1_000_000
  }

  /// nil when nothing settles, or when only one page is in sight.
  init?(_ navigator: Navigator) {
    let start = navigator.scene
    guard start.phase == .settling, let below = start.back else { return nil }
    front.append(start.front)
    back.append(below)
    var preview = navigator.preview(every: Self.interval)
    while front.x.count < Self.mostFrames, let scene = preview.next() {
      let shown = [scene.front] + (scene.back.map { [$0] } ?? [])
      guard shown.allSatisfy({ [start.front.slot, below.slot].contains($0.slot) }) else { break }
      front.append(shown.first { $0.slot == start.front.slot })
      back.append(shown.first { $0.slot == below.slot })
    }
  }
}
