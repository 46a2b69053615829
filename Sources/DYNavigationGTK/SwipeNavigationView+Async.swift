/// How a call that was waited for ended.
public enum CallOutcome: Equatable, Sendable {
  /// Everything has come to rest with the page on top that the call aimed at.
  case completed
  /// Something else came in between, or the view has gone.
  case cancelled
  /// It could not be done.
  case refused(Refusal)
}

/// A task that waits for a call to end.
struct Waiter {
  weak var page: SwipePage?
  let resume: (CallOutcome) -> Void
}

/// The same calls for tasks: they return when everything has come to rest.
extension SwipeNavigationView {
  @discardableResult
  public func push(_ page: SwipePage, animated: Bool = true) async -> CallOutcome {
    await outcome { view in view.push(page, animated: animated) }
  }

  @discardableResult
  public func pop(animated: Bool = true) async -> CallOutcome {
    await outcome { view in view.pop(animated: animated) }
  }

  @discardableResult
  public func pop(to page: SwipePage, animated: Bool = true) async -> CallOutcome {
    await outcome { view in view.pop(to: page, animated: animated) }
  }

  @discardableResult
  public func popToRoot(animated: Bool = true) async -> CallOutcome {
    await outcome { view in view.popToRoot(animated: animated) }
  }

  @discardableResult
  public func set(_ pages: [SwipePage], animated: Bool = true) async -> CallOutcome {
    await outcome { view in view.set(pages, animated: animated) }
  }

  private func outcome(of call: (SwipeNavigationView) -> Refusal?) async -> CallOutcome {
    if let refusal = call(self) { return .refused(refusal) }
    guard isMoving else { return .completed }
    let page = stack.top
    return await withCheckedContinuation { continuation in
      waiters.append(Waiter(page: page) { continuation.resume(returning: $0) })
    }
  }

  /// Everything has come to rest: tells those who wait.
  func resumeWaiters() {
    guard !isMoving, !waiters.isEmpty else { return }
    let top = stack.top
    defer { waiters = [] }
    for waiter in waiters { waiter.resume(waiter.page === top ? .completed : .cancelled) }
  }
}
