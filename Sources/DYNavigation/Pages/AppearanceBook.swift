/// Which appearance callbacks each page has had, and which are due.
///
/// A page is as visible as its place on the ruler *and* its container allow. The book knows what a
/// page was told last and gives the calls that lead from there to what is true now, so that the calls
/// are balanced whatever happens to either.
struct AppearanceBook {
  enum State {
    case hidden, appearing, visible, disappearing
  }

  enum Call {
    case beginAppearing, beginDisappearing, end
  }

  /// The container's own state.
  var container = State.hidden
  private var places: [ObjectIdentifier: State] = [:]
  private var told: [ObjectIdentifier: State] = [:]

  /// Whether the page thinks that it is in sight, or partly.
  func isTold(_ page: ObjectIdentifier) -> Bool { told[page] != nil }

  /// The page's place on the ruler has changed.
  mutating func place(_ page: ObjectIdentifier, _ state: State) -> [Call] {
    places[page] = state == .hidden ? nil : state
    return update(page)
  }

  /// What the page has to be told now.
  mutating func update(_ page: ObjectIdentifier) -> [Call] {
    let from = told[page] ?? .hidden
    let (state, calls) = Self.step(from: from, to: due(page, told: from))
    told[page] = state == .hidden ? nil : state
    return calls
  }

  /// How visible the page should think it is.
  private func due(_ page: ObjectIdentifier, told: State) -> State {
    let place = places[page] ?? .hidden
    switch (container, place) {
    case (.hidden, _), (_, .hidden): return .hidden
    case (.visible, _): return place
    case (.appearing, .appearing), (.appearing, .visible): return .appearing
    case (.appearing, .disappearing), (.disappearing, .appearing), (.disappearing, .visible),
      (.disappearing, .disappearing):
      return told == .hidden ? .hidden : .disappearing
    }
  }

  /// The whole table: the calls from one state to another, and where they lead.
  private static func step(from: State, to: State) -> (State, [Call]) {
    switch (from, to) {
    case (.hidden, .hidden), (.appearing, .appearing), (.visible, .visible),
      (.disappearing, .disappearing):
      return (from, [])
    case (.hidden, .appearing), (.disappearing, .appearing): return (.appearing, [.beginAppearing])
    case (.hidden, .visible), (.disappearing, .visible): return (.visible, [.beginAppearing, .end])
    case (.hidden, .disappearing): return (.hidden, [])
    case (.appearing, .visible): return (.visible, [.end])
    case (.visible, .appearing): return (.visible, [])
    case (.appearing, .disappearing), (.visible, .disappearing):
      return (.disappearing, [.beginDisappearing])
    case (.appearing, .hidden), (.visible, .hidden): return (.hidden, [.beginDisappearing, .end])
    case (.disappearing, .hidden): return (.hidden, [.end])
    }
  }
}
