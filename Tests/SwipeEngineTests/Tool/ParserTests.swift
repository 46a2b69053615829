import SwipeReplay
import Testing

@testable import SwipeEngine

@Suite struct `A replay file` {
  private static let head = "swipe 1\nview 390 844\nstack a b\n"

  @Test func `says what it means`() throws {
    let replay = try Replay(
      parsing: """
        # a comment

        swipe 1  # another
        view 320 568
        direction rtl
        motion reduced
        style cover
        stack inbox thread
        next thread photo
        start leading 20
        history on
        frames 120
        area scroller 0 300 390 120 offset 40 content 900
        area control 20 500 350 44
        veto thread
        0.5 down 1 20 30
        8   push photo still
        8   set a b c
        900 end
        """, file: "a.swipe")
    #expect(replay.setting.width == 320 && replay.setting.height == 568)
    #expect(replay.setting.isRightToLeft && replay.setting.reducesMotion)
    #expect(replay.setting.configuration.style == .cover)
    #expect(replay.setting.stack == ["inbox", "thread"])
    #expect(replay.setting.next == ["thread": "photo"])
    #expect(replay.setting.startDistance == 20 && replay.setting.keepsForwardHistory)
    #expect(replay.setting.frameRate == 120 && replay.setting.vetoes == ["thread"])
    #expect(replay.setting.areas.map(\.kind) == [.scroller(offset: 40, content: 900), .control])
    #expect(
      replay.steps == [
        .init(time: 0.5, action: .down(1, x: 20, y: 30), line: 16),
        .init(time: 8, action: .push("photo", animated: false), line: 17),
        .init(time: 8, action: .set(["a", "b", "c"], animated: true), line: 18),
      ])
    #expect(replay.steps[0].microseconds == 500)
    #expect(replay.endsAt == 900)
  }

  /// What a text says wrong, by line, and what stands in the message.
  static let mistakes: [(String, String)] = [
    ("", "a.swipe:1: expected 'swipe 1' as the first line"),
    ("view 1 1", "a.swipe:1: expected 'swipe 1' as the first line"),
    ("swipe 2", "a.swipe:1: expected 'swipe 1' as the first line"),
    ("swipe", "a.swipe:1: expected the version 1, found 'end of line'"),
    ("swipe 1\nstack a", "a.swipe:2: expected a line 'view WIDTH HEIGHT'"),
    ("swipe 1\nview 1 1", "a.swipe:2: expected a line 'stack PAGE…'"),
    ("swipe 1\nview wide 1", "a.swipe:2: expected a width in points, found 'wide'"),
    ("swipe 1\nview nan 1", "a.swipe:2: expected a width in points, found 'nan'"),
    ("swipe 1\nview 1", "a.swipe:2: expected a height in points, found 'end of line'"),
    ("swipe 1\nview 1 1 1", "a.swipe:2: expected end of line, found '1'"),
    ("swipe 1\nstack a b a", "a.swipe:2: expected each page once, found 'a'"),
    ("swipe 1\ndirection up", "a.swipe:2: expected ltr, rtl, found 'up'"),
    ("swipe 1\nmotion some", "a.swipe:2: expected full, reduced, found 'some'"),
    ("swipe 1\nstyle odd", "a.swipe:2: expected slide, parallax, cover, fade, found 'odd'"),
    ("swipe 1\nstart leading", "a.swipe:2: expected a distance in points, found 'end of line'"),
    ("swipe 1\nhistory yes", "a.swipe:2: expected off, on, found 'yes'"),
    (
      "swipe 1\nframes 0",
      "a.swipe:2: expected a frame rate from 0.001 to 100000 Hz, found '0.0'"
    ),
    ("swipe 1\narea circle", "a.swipe:2: expected scroller, control, found 'circle'"),
    (
      "swipe 1\narea scroller 0 0 1 1 offset 2",
      "a.swipe:2: expected content, found 'end of line'"
    ),
    ("swipe 1\nnext a", "a.swipe:2: expected the name of the next page, found 'end of line'"),
    ("\(head)0 jump", "a.swipe:4: expected down, move, up, cancel,"),
    ("\(head)0 down one 2 3", "a.swipe:4: expected a pointer's number, found 'one'"),
    ("\(head)0 down 1 2", "a.swipe:4: expected y in points, found 'end of line'"),
    ("\(head)0 scroll on 1 1", "a.swipe:4: expected began, changed, ended, cancelled, momentum"),
    ("\(head)0 key up", "a.swipe:4: expected escape, back, forward, found 'up'"),
    ("\(head)0 push", "a.swipe:4: expected a page name, found 'end of line'"),
    ("\(head)0 set still", "a.swipe:4: expected page names, found 'end of line'"),
    ("\(head)5 pop\n4 pop", "a.swipe:5: expected a time from 5 to 1000000000000 ms, found '4.0'"),
    ("\(head)nan pop", "a.swipe:4: expected a time from 0 to 1000000000000 ms, found 'nan'"),
    ("\(head)inf pop", "a.swipe:4: expected a time from 0 to 1000000000000 ms, found 'inf'"),
    ("\(head)5 end\n6 pop", "a.swipe:5: expected nothing after 'end', found '6.0'"),
    ("\(head)5 pop\nview 1 1", "a.swipe:5: expected a time in milliseconds, found 'view'"),
    ("\(head)colour red", "a.swipe:4: expected view, direction, motion, style,"),
  ]

  @Test(arguments: mistakes)
  func `names file, line and what was expected`(text: String, message: String) {
    let error = #expect(throws: ReplayError.self) { try Replay(parsing: text, file: "a.swipe") }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "no error")")
  }
}
