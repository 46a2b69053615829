/// Push, pop and set. Each returns why it could not be done, or nil; the stack has changed when it
/// returns, and the pages follow.
extension SwipeNavigationView {
  /// Puts a page on top. One that is on the stack already is refused. O(1).
  @discardableResult
  public func push(_ page: SwipePage, animated: Bool = true) -> Refusal? {
    if isElsewhere(page) { return refuse(.push) }
    prepare()
    let now = surroundings.now()
    return follow(stack.push(page, animated: animated, at: now), at: now)
  }

  /// Takes the top page away, unless it is the root or refuses to be left.
  @discardableResult
  public func pop(animated: Bool = true) -> Refusal? { send(.pop(animated: animated)) }

  /// Takes all pages above this one away.
  @discardableResult
  public func pop(to page: SwipePage, animated: Bool = true) -> Refusal? {
    prepare()
    let now = surroundings.now()
    return follow(stack.pop(to: page, animated: animated, at: now), at: now)
  }

  @discardableResult
  public func popToRoot(animated: Bool = true) -> Refusal? {
    send(.popTo(0, animated: animated))
  }

  /// Another stack, bottom to top. It looks like a pop if its top was on the stack, else like a push.
  @discardableResult
  public func set(_ pages: [SwipePage], animated: Bool = true) -> Refusal? {
    if pages.contains(where: isElsewhere) { return refuse(.set) }
    prepare()
    let now = surroundings.now()
    let refusal = follow(stack.set(pages, animated: animated, at: now), at: now)
    if refusal == nil { for page in stack.pages { page.view = self } }
    return refusal
  }

  /// What the keys and mouse buttons do: back pops, forward shows the next page.
  @discardableResult
  public func go(_ direction: Direction) -> Refusal? { send(.key(direction)) }

  /// Whether another view has the page: a widget is in one place.
  func isElsewhere(_ page: SwipePage) -> Bool { page.view != nil && page.view !== self }

  private func refuse(_ verb: Verb) -> Refusal {
    events.append(.refused(verb, .alreadyOnStack))
    tellEvents()
    return .alreadyOnStack
  }
}
