import SwipeReplay

struct TracesCommand {
  static let help = """
    usage: swipe traces FILE.csv… [options]

    Runs each recorded finger of trace files (trace_id,user,label,t_ms,x,y,action) on a
    fresh stack, and prints a JSON line a trace.

      --stack A,B        page names, bottom to top      (A,B)
      --next C           what a forward swipe would push (nothing)
      --view WxH         the view in points             (390x844)
      --scale K          view points per unit of the trace (1)
      --start anywhere   or a distance from the leading edge in points
      --summary          one line for all
    """

  let files: [String]
  let isSummary: Bool
  let stage: TraceRun.Stage

  init(_ options: Options) throws {
    var options = options
    isSummary = options.flag("--summary")
    var setting = Replay.Setting()
    let pages = try options.value("--stack") ?? "A,B"
    setting.stack = pages.split(separator: ",").map(String.init)
    guard !setting.stack.isEmpty, Set(setting.stack).count == setting.stack.count else {
      throw UsageError("--stack needs page names, each once, not '\(pages)'\n\n\(Self.help)")
    }
    if let next = try options.value("--next"), let top = setting.stack.last {
      setting.next[top] = next
    }
    let view = try options.value("--view") ?? "390x844"
    let sides = view.split(separator: "x").map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else { throw UsageError("--view needs WxH in points, not '\(view)'\n\n\(Self.help)") }
    (setting.width, setting.height) = (width, height)
    let scale = try options.value("--scale") ?? "1"
    guard let scale = Double(scale), scale > 0, scale.isFinite else {
      throw UsageError("--scale needs a number above 0, not '\(scale)'\n\n\(Self.help)")
    }
    let start = try options.value("--start") ?? "anywhere"
    guard let distance = start == "anywhere" ? .infinity : Double(start) else {
      throw UsageError(
        "--start needs 'anywhere' or a distance in points, not '\(start)'\n\n\(Self.help)")
    }
    setting.startDistance = distance
    stage = TraceRun.Stage(setting: setting, scale: scale)
    files = try options.takeFiles(ending: ".csv")
  }

  func run() throws {
    var lines = Lines()
    defer { lines.flush() }
    var progress = Progress()
    var summary = TraceSummary()
    for file in files {
      let traces = try Trace.traces(parsing: text(of: file), file: file)
      for (index, trace) in traces.enumerated() {
        guard let run = TraceRun(trace, on: stage) else { continue }
        summary.add(run)
        if !isSummary { lines.write(run.json) }
        progress.show(index + 1, of: traces.count)
      }
    }
    progress.finish()
    if isSummary { lines.write(summary.json(milliseconds: progress.elapsed)) }
  }
}
