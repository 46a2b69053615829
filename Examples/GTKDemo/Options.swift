import DYNavigationGTK
import Foundation

/// What the command line says.
struct Options {
  var style = "parallax"
  var isRightToLeft = false
  var isDark = false
  /// Whether to print what the view tells.
  var logs = false
  /// How many detail pages are on top at the start.
  var pages = 0
  var (width, height) = (Int32(420), Int32(760))

  static let help = """
    The GTK demo of DYNavigationController: swipe back, swipe forward, catch a page in flight.

      --style NAME    \(styles.map(\.name).joined(separator: ", ")); default parallax
      --rtl           right-to-left
      --dark          dark colours
      --pages N       begin with N pages on top
      --size WxH      of the window; default 420x760
      --log           print what the view tells
    """

  static let styles: [(name: String, style: Style)] = [
    ("parallax", .parallax), ("slide", .slide), ("cover", .cover), ("fade", .fade),
  ]

  init(_ arguments: some Sequence<String>) {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--style": style = value(words.next()) { $0 } ?? style
      case "--rtl": isRightToLeft = true
      case "--dark": isDark = true
      case "--log": logs = true
      case "--pages": pages = value(words.next()) { Int($0) } ?? pages
      case "--size":
        let numbers = value(words.next()) { $0.split(separator: "x").compactMap { Int32($0) } }
        if let numbers, numbers.count == 2 { (width, height) = (numbers[0], numbers[1]) }
      case "--help", "-h":
        print(Self.help)
        exit(0)
      case let word: complain("unknown option \(word)")
      }
    }
    if !Self.styles.contains(where: { $0.name == style }) { complain("no style \(style)") }
  }

  private func value<Value>(_ word: String?, _ read: (String) -> Value?) -> Value? {
    word.flatMap(read)
  }

  private func complain(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(text)\n\n\(Self.help)\n".utf8))
    exit(2)
  }
}
