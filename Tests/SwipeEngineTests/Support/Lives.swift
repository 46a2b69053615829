/// What is wrong with the order of lifecycle events, page by page.
///
/// A page is hidden, appearing, visible or disappearing, and an event is an edge between these.
struct Lives<Page: Hashable> {
  enum Life: Equatable {
    case hidden, appearing, visible, disappearing
  }

  enum Edge: String {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  private(set) var failures: [String] = []
  private var lives: [Page: Life] = [:]
  private var isOpen = false

  /// The page that is visible at the beginning.
  init(visible page: Page) { lives[page] = .visible }

  func life(of page: Page) -> Life { lives[page] ?? .hidden }

  mutating func cross(_ edge: Edge, _ page: Page) {
    let before = life(of: page)
    switch (edge, before) {
    case (.willAppear, .hidden), (.willAppear, .disappearing): lives[page] = .appearing
    case (.didAppear, .appearing): lives[page] = .visible
    case (.willDisappear, .visible), (.willDisappear, .appearing): lives[page] = .disappearing
    case (.didDisappear, .disappearing): lives[page] = nil
    default: failures.append("\(edge) of \(page), which is \(before)")
    }
  }

  mutating func begin() {
    if isOpen { failures.append("a transition began within another") }
    isOpen = true
  }

  mutating func end() {
    if !isOpen { failures.append("a transition ended that had not begun") }
    isOpen = false
  }

  mutating func drop(_ page: Page) {
    if life(of: page) != .hidden { failures.append("\(page) dropped while \(life(of: page))") }
  }

  /// At rest one page is visible and nothing is open.
  mutating func rest(on page: Page) {
    if isOpen { failures.append("at rest within a transition") }
    if lives != [page: .visible] { failures.append("at rest on \(page) with \(lives)") }
  }
}
