import SwipeReplay
import Testing

/// Only the headless host has areas that lie on each other without being one another's views.
@Suite struct `Areas in areas` {
  @Test(arguments: [(40.0, 0.0, false), (0, 40, false), (0, 0, true)])
  func `the innermost that can move wins`(outer: Double, inner: Double, pops: Bool) throws {
    let text = """
      swipe 1
      view 390 844
      stack inbox thread
      area scroller 0 300 390 200 offset \(outer) content 900
      area scroller 0 350 390 100 offset \(inner) content 900
      0    down 1 60 380
      50   move 1 160 380
      100  move 1 300 380
      104  up 1 300 380
      """
    let replay = try Replay(parsing: text, file: "areas.swipe")
    guard case .end(let end)? = Player.records(of: replay, file: "areas.swipe").last else {
      Issue.record("a replay ends")
      return
    }
    #expect(end.stack == (pops ? ["inbox"] : ["inbox", "thread"]))
  }
}
