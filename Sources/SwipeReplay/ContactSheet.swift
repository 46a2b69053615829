/// The frames of a replay as a picture: a grid of small views, in SVG.
public struct ContactSheet {
  private let size: (width: Double, height: Double)
  private let scale: Double
  private let columns = 10
  private var frames: [Record.Frame] = []
  private var colours: [String: Int] = [:]

  /// A view of so many points, each frame drawn 80 units wide.
  public init(width: Double, height: Double) {
    size = (max(width, 1), max(height, 1))
    scale = 80 / size.width
  }

  public static func svg(of replay: Replay, file: String) -> String {
    var sheet = ContactSheet(width: replay.setting.width, height: replay.setting.height)
    for record in Player.records(of: replay, file: file) {
      if case .frame(let frame) = record { sheet.add(frame) }
    }
    return sheet.svg(title: file)
  }

  public mutating func add(_ frame: Record.Frame) {
    frames.append(frame)
    for page in frame.pages where colours[page.name] == nil {
      colours[page.name] = (colours.count * 67 + 210) % 360
    }
  }

  public func svg(title: String) -> String {
    let cell = (width: 92.0, height: size.height * scale + 26)
    let rows = (frames.count + columns - 1) / columns
    let (width, height) = (Double(columns) * cell.width + 12, Double(rows) * cell.height + 34)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.fourDecimals)" \
      height="\(height.fourDecimals)" font-family="system-ui, sans-serif" font-size="9">
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="12" y="18" font-size="12">\(escaped(title))</text>
      """
    ]
    for (index, frame) in frames.enumerated() {
      let x = 12 + Double(index % columns) * cell.width
      let y = 30 + Double(index / columns) * cell.height
      lines.append(drawing(of: frame, index: index, x: x, y: y))
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private func drawing(of frame: Record.Frame, index: Int, x: Double, y: Double) -> String {
    let (width, height) = (80.0, size.height * scale)
    let pages = frame.pages.map { page in
      let left = (page.x * scale).fourDecimals
      let hue = colours[page.name] ?? 0
      return """
        <g transform="translate(\(left) 0)" opacity="\(page.opacity.fourDecimals)">\
        <rect width="80" height="\(height.fourDecimals)" fill="hsl(\(hue) 70% 82%)" \
        stroke="hsl(\(hue) 50% 45%)" stroke-width="0.6"/>\
        <text x="5" y="13">\(escaped(page.name))</text>\
        <rect width="80" height="\(height.fourDecimals)" opacity="\(page.shade.fourDecimals)"/></g>
        """
    }
    return """
      <svg x="\(x.fourDecimals)" y="\(y.fourDecimals)" width="\(width.fourDecimals)" \
      height="\(height.fourDecimals)">\(pages.joined())\
      <rect width="80" height="\(height.fourDecimals)" fill="none" stroke="#888"/></svg>
      <text x="\(x.fourDecimals)" y="\((y + height + 11).fourDecimals)" fill="#555">\
      \(frame.time.fourDecimals) ms · \(frame.phase)</text>
      """
  }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "<": "&lt;"
      case "&": "&amp;"
      default: String(character)
      }
    }.joined()
  }
}
