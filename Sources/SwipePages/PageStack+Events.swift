import SwipeEngine

extension PageStack {
  mutating func apply(_ event: Event) {
    switch event {
    case .claimed(let direction): events.append(.claimed(direction))
    case .contentCancelled: events.append(.contentCancelled)
    case .began(let kind, let cause): events.append(.began(kind, by: cause))
    case .ended(let outcome): events.append(.ended(outcome))
    case .willAppear(let slot): append(slot) { .willAppear($0) }
    case .didAppear(let slot): append(slot) { .didAppear($0) }
    case .willDisappear(let slot): append(slot) { .willDisappear($0) }
    case .didDisappear(let slot): append(slot) { .didDisappear($0) }
    case .refused(let verb, let refusal): events.append(.refused(verb, refusal))
    case .inserted:
      guard let candidate else { return }
      ruler.append(candidate)
      places[candidate, default: 0] += 1
    case .removed(let slot, let count):
      let gone = Array(ruler[slot..<slot + count])
      ruler.removeSubrange(slot..<slot + count)
      for page in gone { release(page) }
    case .rebuilt(let kept, let count, let place):
      let old = ruler
      if !edited.isEmpty { ruler = edited }
      ruler.insert(contentsOf: old[kept..<kept + count], at: place)
      for page in ruler { places[page, default: 0] += 1 }
      for page in old { release(page) }
    }
  }

  private mutating func append(_ slot: Int, _ event: (Page) -> PageEvent<Page>) {
    if let page = page(inSlot: slot) { events.append(event(page)) }
  }

  /// A page has lost one of its places; without any it is dropped, unless it is just coming.
  private mutating func release(_ page: Page) {
    guard let left = places[page] else { return }
    places[page] = left > 1 ? left - 1 : nil
    if left == 1, page != candidate { events.append(.dropped(page)) }
  }
}
