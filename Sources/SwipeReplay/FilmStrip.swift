/// The frames of a replay as text: a line a frame, with time, needle, and which page covers each of forty
/// columns of the view.
///
///        ms   needle  I inbox  T thread
///       0.0    1.000  TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
///     100.0    0.750  IIIIIIIIIITTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
///
/// Motion is reviewed as a diff of strips.
public struct FilmStrip {
  public static let columns = 40

  /// The view's width in points.
  let width: Double
  private(set) var letters: [String: Character] = [:]
  private var order: [String] = []
  private var lines: [String] = []

  public init(width: Double) { self.width = width }

  public static func text(of replay: Replay, file: String) -> String {
    var strip = FilmStrip(width: replay.setting.width)
    for page in replay.setting.stack { strip.name(page) }
    for record in Player.records(of: replay, file: file) { strip.add(record) }
    return strip.text
  }

  public mutating func add(_ record: Record) {
    switch record {
    case .frame(let frame):
      for page in frame.pages { name(page.name) }
      let cells = String((0..<Self.columns).map { cover(of: frame, column: $0) })
      lines.append("\(frame.time.column(8, 1)) \(frame.position.column(8, 3))  \(cells)")
    case .event(let event):
      let details = event.details.map { " \($0.name) \($0.value)" }.joined()
      lines.append("\(event.time.column(8, 1))           \(event.name)\(details)")
    case .end(let end):
      let claimed = end.claimed.map { "\($0)" } ?? "none"
      lines.append(
        "\(end.time.column(8, 1))      end  \(end.stack.joined(separator: " ")), \(end.phase), "
          + "claimed \(claimed), greatest jump \(end.maxJump.fourDecimals)")
    }
  }

  public var text: String {
    let legend = order.map { "  \(letters[$0].map(String.init) ?? "?") \($0)" }.joined()
    return (["      ms   needle\(legend)"] + lines).joined(separator: "\n") + "\n"
  }

  /// Gives a page a letter of its own: its first if that is free.
  private mutating func name(_ page: String) {
    guard letters[page] == nil else { return }
    let wishes = page.uppercased() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    letters[page] = wishes.first { !letters.values.contains($0) } ?? "?"
    order.append(page)
  }

  private func cover(of frame: Record.Frame, column: Int) -> Character {
    let x = (Double(column) + 0.5) * width / Double(Self.columns)
    let covering = frame.pages.last {
      x >= $0.x && x < $0.x + width && ($0.opacity > 0.5 || $0.name == frame.pages.first?.name)
    }
    return covering.flatMap { letters[$0.name] } ?? "."
  }
}

extension Double {
  /// With so many decimals, right-aligned in so many characters.
  func column(_ width: Int, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((abs(self) * scale).rounded())
    let part = String(scaled % Int64(scale) + Int64(scale)).dropFirst()
    let sign = self < 0 && scaled > 0 ? "-" : ""
    let text = "\(sign)\(scaled / Int64(scale)).\(part)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
