import Testing

@testable import SwipeEngine
@testable import SwipeReplay

@Suite struct `A file of recorded fingers` {
  private static let head = "trace_id,user,label,t_ms,x,y,action\n"

  @Test func `is read stroke by stroke`() throws {
    let traces = try Trace.traces(
      parsing: """
        # who, licence, units
        trace_id,user,label,t_ms,x,y,action
        1,p1,swipe,0,10,20,down
        1,p1,swipe,8.5,15,20,move
        1,p1,swipe,9,15,20,up\r
        2,p1,swipe,0,1,2,down
        2,p1,swipe,5,1,2,cancel
        2,p1,swipe,9,1,2,down

        """, file: "a.csv")
    #expect(traces.map(\.id) == ["1", "2", "2"])
    #expect(traces.map(\.samples.count) == [3, 2, 1])
    #expect(traces[0].samples[1] == .init(time: 8.5, x: 15, y: 20, action: .move))
    #expect(traces[0].user == "p1" && traces[0].label == "swipe")
  }

  @Test(arguments: [
    ("a,b\n", "a.csv:1: expected the header"),
    (head + "1,2,3\n", "a.csv:2: expected 7 fields, found '3 fields'"),
    (head + "1,u,l,soon,1,1,down\n", "a.csv:2: expected a time in milliseconds, found 'soon'"),
    (head + "1,u,l,0,nan,1,down\n", "a.csv:2: expected x, found 'nan'"),
    (head + "1,u,l,0,1,,down\n", "a.csv:2: expected y, found ''"),
    (head + "1,u,l,0,1,1,tap\n", "a.csv:2: expected down, move, up or cancel, found 'tap'"),
  ])
  func `names file, line and what was expected`(text: String, message: String) {
    let error = #expect(throws: ReplayError.self) {
      try Trace.traces(parsing: text, file: "a.csv")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "no error")")
  }

  private func run(_ samples: [(Double, Double, Trace.Action)]) throws -> TraceRun {
    var setting = Replay.Setting()
    setting.stack = ["A", "B"]
    let trace = Trace(
      id: "7", user: "u", label: "l",
      samples: samples.map { .init(time: $0.0, x: $0.1, y: 100, action: $0.2) })
    return try #require(TraceRun(trace, on: .init(setting: setting, scale: 0.5)))
  }

  @Test func `is scaled, placed in the view, and played on a fresh stack`() throws {
    // 500 units to the right, half a point each, from far outside of the view.
    let moves = (1...20).map { (Double($0) * 8, 5000 + Double($0) * 25, Trace.Action.move) }
    let run = try run([(0, 5000, .down)] + moves + [(165, 5500, .up)])
    #expect(run.end.stack == ["A"])
    #expect(run.end.claimed == .back)
    #expect(run.claimedAfter == 8)
    #expect(run.outcome == "\"completed\"")
    #expect(run.restAt > 165 && run.restAt < 1000)
    #expect(
      run.json.hasPrefix(
        #"{"trace":"7","user":"u","label":"l","claimed":"back","claimedAfter":8,"#))
  }

  @Test func `adds up`() throws {
    var summary = TraceSummary()
    summary.add(try run([(0, 100, .down), (10, 101, .up)]))
    let moves = (1...20).map { (Double($0) * 8, 100 + Double($0) * 25, Trace.Action.move) }
    summary.add(try run([(0, 100, .down)] + moves + [(165, 600, .up)]))
    summary.add(try run([(0, 100, .down)] + moves.prefix(3) + [(165, 175, .cancel)]))
    #expect(summary.traces == 3 && summary.claimedBack == 2 && summary.claimedForward == 0)
    #expect(summary.completed == 1 && summary.cancelled == 1 && summary.notAtRest == 0)
    #expect(
      summary.json(milliseconds: 12.5) == """
        {"traces":3,"back":2,"forward":0,"none":1,"completed":1,"cancelled":1,"notAtRest":0,\
        "maxJump":0,"milliseconds":12.5}
        """)
  }
}
