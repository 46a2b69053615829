import SwipeEngine

/// A stack of real pages on the engine, as hosts share it: it keeps the pages in the order of the
/// ruler, and turns the engine's slots into pages.
///
/// A host sends inputs, answers the question that comes back, applies the scene, and delivers the
/// events one by one. App code that runs meanwhile may call anything: each send is complete before its
/// events go out.
///
///     var question = stack.send(input, at: now)
///     while let asked = question { question = stack.answer(app.answer(asked), at: now) }
///     place(stack.scene)
///     while let event = stack.nextEvent() { app.hear(event) }
public struct PageStack<Page: Hashable> {
  public internal(set) var navigator: Navigator
  /// All pages on the ruler, bottom to top: the app's stack, and what is still in sight or kept.
  public internal(set) var ruler: [Page]
  /// What the last input came to.
  public internal(set) var scene: Scene
  public internal(set) var wantsFrames = false

  /// In how many slots a page stands: one that is still in sight may stand in two.
  var places: [Page: Int]
  var events: [PageEvent<Page>] = []
  private var delivered = 0
  /// The page that the next `inserted` is about, and the stack that the next `rebuilt` is about.
  var candidate: Page?
  var edited: [Page] = []

  /// One input to the engine and what came of it.
  package struct Exchange: Sendable {
    package var input: Input
    package var time: Int64
    package var output: Output
  }

  /// All that went to and fro, for those who ask for it.
  package var exchanges: [Exchange]?

  /// A stack with a root and more pages on it, each at most once: later ones are left out.
  public init(root: Page, _ more: [Page] = [], width: Double, configuration: Configuration) {
    places = [:]
    ruler = []
    for page in [root] + more where places.updateValue(1, forKey: page) == nil {
      ruler.append(page)
    }
    navigator = Navigator(pages: ruler.count, width: width, configuration: configuration)
    scene = navigator.scene
  }

  /// The app's stack, bottom to top. O(n).
  public var pages: [Page] {
    (0..<navigator.stackCount).compactMap(page(at:))
  }

  public var count: Int { navigator.stackCount }

  /// The page of the app's stack at an index, 0 for the root; nil outside. O(1).
  public func page(at index: Int) -> Page? {
    index >= 0 && index < count ? page(inSlot: navigator.slot(ofStackIndex: index)) : nil
  }

  /// The page that the app's stack ends with.
  public var top: Page? { page(at: count - 1) }

  /// The page on screen that is on top, and the one below it while something moves.
  public var front: Page? { page(inSlot: scene.front.slot) }
  public var back: Page? { scene.back.flatMap { page(inSlot: $0.slot) } }

  func page(inSlot slot: Int) -> Page? { ruler.indices.contains(slot) ? ruler[slot] : nil }

  /// Where in the app's stack a page stands; nil when it is not there. O(1) for a page that is
  /// nowhere on the ruler.
  public func index(of page: Page) -> Int? {
    guard places[page] != nil else { return nil }
    return ruler.indices.reversed().lazy
      .filter { ruler[$0] == page }.compactMap { navigator.stackIndex(ofSlot: $0) }.first
  }

  /// The next event that has not been delivered.
  public mutating func nextEvent() -> PageEvent<Page>? {
    guard delivered < events.count else { return nil }
    delivered += 1
    let event = events[delivered - 1]
    if delivered == events.count {
      events.removeAll(keepingCapacity: true)
      delivered = 0
    }
    return event
  }
}

extension PageStack: Sendable where Page: Sendable {}
