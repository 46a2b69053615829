/// The events of one input, in order: a list in fixed storage, each event packed into one word.
///
/// No input causes more than 32: a call that ends a transition, begins one, runs over two pages and
/// ends there makes 27.
public struct Events: Equatable, Sendable {
  private var words = SIMD32<Int64>()
  public private(set) var count = 0

  public init() {}

  @inline(never)
  mutating func append(_ event: PackedEvent) {
    guard count < 32 else { return }
    words.store(event.word, at: count)
    count += 1
  }

  /// The event at a place from 0 to `count`; nil outside.
  public subscript(index: Int) -> Event? {
    index >= 0 && index < count ? Event(PackedEvent(word: words[index])) : nil
  }

  /// The same as plain numbers, all 0 outside. Changes nothing: reads in place.
  public mutating func packed(_ index: Int) -> PackedEvent {
    PackedEvent(word: index >= 0 && index < count ? words.load(at: index) : 0)
  }
}

#if !hasFeature(Embedded)
  extension Events: Sequence {}
#endif

extension Events {
  public struct Iterator: IteratorProtocol {
    var events: Events
    var index = 0

    public mutating func next() -> Event? {
      defer { index += 1 }
      return events[index]
    }
  }

  public func makeIterator() -> Iterator { Iterator(events: self) }
}
