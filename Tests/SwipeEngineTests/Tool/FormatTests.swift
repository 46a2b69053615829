import Testing

@testable import SwipeReplay

@Suite struct `What the tool prints` {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"),
    (1.00004, "1"), (1.00005, "1.0001"), (-0.00001, "0"), (123.4567, "123.4567"), (10, "10"),
    (0.0001, "0.0001"), (Double.nan, "0"), (Double.infinity, "0"), (-Double.infinity, "0"),
    (1e12, "1000000000000"), (-123_456.7, "-123456.7"),
  ])
  func `has numbers with at most four decimals`(number: Double, text: String) {
    #expect(number.fourDecimals == text)
  }

  @Test func `has columns of a width`() {
    #expect(1.25.column(8, 1) == "     1.3")
    #expect((-0.04).column(6, 1) == "   0.0")
    #expect((-12.5).column(6, 1) == " -12.5")
    #expect(1234.5.column(4, 0) == "1235.")
  }

  @Test func `quotes names as JSON does`() {
    #expect(quoted(#"a"b\c"#) == #""a\"b\\c""#)
    #expect(quoted("a\u{1}\nb") == #""a\u0001\u000ab""#)
    #expect(quoted("é…") == "\"é…\"")
  }

  static let replay = """
    swipe 1
    view 390 844
    stack inbox <thread>
    0 pop
    300 end
    """

  @Test func `is a line of JSON for each record`() throws {
    let take = try Take(text: Self.replay, file: "a.swipe")
    let lines = take.records.map(\.json)
    #expect(lines.first == #"{"t":0,"event":"began","kind":"pop","by":"call"}"#)
    #expect(lines.contains(#"{"t":0,"event":"willDisappear","page":"<thread>"}"#))
    #expect(
      lines.contains(
        #"{"t":0,"frame":{"position":1,"aim":0,"phase":"settling","stack":["inbox"],"#
          + #""pages":[{"page":"<thread>","x":0,"shade":0,"opacity":1}]}}"#))
    #expect(lines.last?.hasPrefix(#"{"t":300,"end":{"file":"a.swipe","stack":["inbox"],"#) == true)
    #expect(lines.last?.hasSuffix(#""phase":"settling","maxJump":0,"claimed":"none"}}"#) == true)
  }

  @Test func `is in order of time, a frame every sixtieth of a second`() throws {
    let take = try Take(text: Self.replay, file: "a.swipe")
    let times = take.frames.map(\.time)
    #expect(times == times.sorted())
    for (before, after) in zip(times, times.dropFirst()) {
      #expect(abs(after - before - 1000.0 / 60) < 1e-9)
    }
  }

  @Test func `is a strip of forty columns`() throws {
    let take = try Take(text: Self.replay, file: "a.swipe")
    let lines = FilmStrip.text(of: take.replay, file: "a.swipe").split(separator: "\n")
    #expect(lines[0] == "      ms   needle  I inbox  < <thread>")
    let frames = lines.filter { $0.hasSuffix("<") || $0.hasSuffix("I") }
    #expect(frames.count == take.frames.count)
    #expect(frames.allSatisfy { $0.count == 19 + FilmStrip.columns })
  }

  @Test func `is a picture with a view for each frame`() throws {
    let take = try Take(text: Self.replay, file: "a&b.swipe")
    let svg = ContactSheet.svg(of: take.replay, file: "a&b.swipe")
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.components(separatedBy: " ms · ").count == take.frames.count + 1)
    #expect(svg.contains("a&amp;b.swipe") && svg.contains("&lt;thread>"))
    #expect(!svg.contains("<thread>"))
  }
}
