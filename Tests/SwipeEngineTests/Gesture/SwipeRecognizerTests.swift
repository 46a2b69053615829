import Testing

@testable import SwipeEngine

/// The table, state by state: what each event leads to.
@Suite struct `The recogniser` {
  typealias State = SwipeRecognizer.State
  typealias Event = SwipeRecognizer.Event

  static let ways: [(State, [Event])] = [
    (.idle, []),
    (.possible, [.down]),
    (.asking, [.down, .along]),
    (.caught, [.downInMotion]),
    (.dragging, [.down, .along, .claim]),
    (.spent, [.down, .along, .fail]),
  ]

  private static func recognizer(_ events: [Event]) -> SwipeRecognizer {
    var recognizer = SwipeRecognizer()
    for event in events { _ = recognizer.handle(event) }
    return recognizer
  }

  /// For idle, possible, asking, caught, dragging and spent, in this order.
  static let table: [(Event, [State])] = [
    (.down, [.possible, .possible, .asking, .caught, .dragging, .spent]),
    (.downInMotion, [.caught, .possible, .asking, .caught, .dragging, .spent]),
    (.within, [.idle, .possible, .asking, .caught, .dragging, .spent]),
    (.along, [.idle, .asking, .asking, .dragging, .dragging, .spent]),
    (.across, [.idle, .spent, .asking, .spent, .dragging, .spent]),
    (.up, [.idle, .idle, .idle, .idle, .idle, .idle]),
    (.cancel, [.idle, .idle, .idle, .idle, .idle, .idle]),
    (.claim, [.idle, .possible, .dragging, .caught, .dragging, .spent]),
    (.fail, [.idle, .possible, .spent, .caught, .dragging, .spent]),
    (.takeOver, [.idle, .possible, .spent, .spent, .spent, .spent]),
  ]

  @Test(arguments: table)
  func `goes where its table says`(event: Event, expected: [State]) {
    let found = Self.ways.map { state, way in
      var recognizer = Self.recognizer(way)
      #expect(recognizer.state == state)
      _ = recognizer.handle(event)
      return recognizer.state
    }
    #expect(found == expected, "\(event)")
  }

  @Test(arguments: [
    ([Event](), Event.downInMotion, SwipeRecognizer.Effect.grab),
    ([.down], .along, .ask),
    ([.downInMotion], .along, .claim),
    ([.downInMotion], .across, .letGo),
    ([.downInMotion], .within, .drag),
    ([.downInMotion], .up, .letGo),
    ([.downInMotion], .cancel, .letGo),
    ([.down, .along, .claim], .within, .drag),
    ([.down, .along, .claim], .up, .release),
    ([.down, .along, .claim], .cancel, .cancel),
    ([.down, .along, .fail], .along, .none),
  ])
  func `tells what to do`(before: [Event], event: Event, effect: SwipeRecognizer.Effect) {
    var recognizer = Self.recognizer(before)
    #expect(recognizer.handle(event) == effect, "\(before), then \(event)")
  }

  private static func sample(_ x: Double, _ y: Double) -> PointerSample {
    PointerSample(pointer: 1, x: x, y: y, time: 0)
  }

  @Test(arguments: [
    (Self.sample(103, 102), State.possible, SwipeRecognizer.Effect.none),
    (Self.sample(150, 105), .asking, .ask),
    (Self.sample(50, 105), .asking, .ask),
    (Self.sample(105, 150), .spent, .none),
  ])
  func `tells moves apart by their shape`(
    sample: PointerSample, state: State, effect: SwipeRecognizer.Effect
  ) {
    var recognizer = SwipeRecognizer()
    _ = recognizer.down(Self.sample(100, 100), inMotion: false)
    #expect(recognizer.move(sample) == effect)
    #expect(recognizer.state == state)
    #expect(recognizer.direction == (sample.x < 100 ? .forward : .back))
  }

  @Test func `follows the pointer that came down, by its number, until it lifts`() {
    var recognizer = SwipeRecognizer()
    #expect(!recognizer.follows(1) && !recognizer.follows(0))
    _ = recognizer.down(Self.sample(100, 100), inMotion: false)
    #expect(recognizer.follows(1) && !recognizer.follows(2))
    _ = recognizer.handle(.up)
    #expect(!recognizer.follows(1))
  }
}
