import Testing

@testable import SwipeEngine

/// The table, state by state: what each event leads to.
@Suite struct `The recogniser` {
  static let start = PointerSample(pointer: 1, x: 100, y: 100, time: 0)
  static let still = PointerSample(pointer: 1, x: 103, y: 102, time: 8)
  static let back = PointerSample(pointer: 1, x: 150, y: 105, time: 16)
  static let other = PointerSample(pointer: 2, x: 300, y: 300, time: 16)

  typealias State = SwipeRecognizer.State
  typealias Event = SwipeRecognizer.Event

  static let ways: [(String, [Event])] = [
    ("idle", []),
    ("possible", [.down(start, catches: false)]),
    ("asking", [.down(start, catches: false), .move(back)]),
    ("caught", [.down(start, catches: true)]),
    ("dragging", [.down(start, catches: false), .move(back), .claim]),
    ("spent", [.down(start, catches: false), .move(back), .fail]),
  ]

  private static func recognizer(_ events: [Event]) -> SwipeRecognizer {
    var recognizer = SwipeRecognizer()
    for event in events { _ = recognizer.handle(event) }
    return recognizer
  }

  private static func name(_ recognizer: SwipeRecognizer) -> String {
    switch recognizer.state {
    case .idle: "idle"
    case .possible: "possible"
    case .asking: "asking"
    case .caught: "caught"
    case .dragging: "dragging"
    case .spent: "spent"
    }
  }

  /// For idle, possible, asking, caught, dragging and spent, in this order.
  static let table: [(String, Event, [String])] = [
    ("down", .down(start, catches: false), words("possible possible asking caught dragging spent")),
    ("catch", .down(start, catches: true), words("caught possible asking caught dragging spent")),
    ("short move", .move(still), words("idle possible asking caught dragging spent")),
    ("long move", .move(back), words("idle asking asking dragging dragging spent")),
    ("other's move", .move(other), words("idle possible asking caught dragging spent")),
    ("up", .up(back), words("idle idle idle idle idle idle")),
    ("other's up", .up(other), words("idle possible asking caught dragging spent")),
    ("cancel", .cancel(pointer: 1), words("idle idle idle idle idle idle")),
    ("other's cancel", .cancel(pointer: 2), words("idle possible asking caught dragging spent")),
    ("claim", .claim, words("idle possible dragging caught dragging spent")),
    ("fail", .fail, words("idle possible spent caught dragging spent")),
    ("take over", .takeOver, words("idle possible spent spent spent spent")),
  ]

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  @Test(arguments: table)
  func `goes where its table says`(name: String, event: Event, expected: [String]) {
    let found = Self.ways.map { way in
      var recognizer = Self.recognizer(way.1)
      #expect(Self.name(recognizer) == way.0)
      _ = recognizer.handle(event)
      return Self.name(recognizer)
    }
    #expect(found == expected, "\(name)")
  }

  @Test(arguments: [
    ("catch", [Event](), Event.down(start, catches: true), SwipeRecognizer.Effect.grab),
    ("ask", [.down(start, catches: false)], .move(back), .ask(.back)),
    ("claim", [.down(start, catches: true)], .move(back), .claim(.back)),
    ("pull", [.down(start, catches: true)], .move(still), .drag),
    ("let go", [.down(start, catches: true)], .up(still), .letGo),
    ("lose", [.down(start, catches: true)], .cancel(pointer: 1), .letGo),
    ("drag", [.down(start, catches: false), .move(back), .claim], .move(still), .drag),
    ("release", [.down(start, catches: false), .move(back), .claim], .up(back), .release),
    ("cancel", [.down(start, catches: false), .move(back), .claim], .cancel(pointer: 1), .cancel),
    ("leave", [.down(start, catches: false), .move(back), .fail], .move(back), .none),
  ])
  func `tells what to do`(
    name: String, before: [Event], event: Event, effect: SwipeRecognizer.Effect
  ) {
    var recognizer = Self.recognizer(before)
    #expect(recognizer.handle(event) == effect, "\(name)")
  }

  @Test func `follows the pointer that came down first, by its number`() {
    for (name, events) in Self.ways {
      #expect(Self.recognizer(events).pointer == (name == "idle" ? nil : 1))
    }
  }
}
