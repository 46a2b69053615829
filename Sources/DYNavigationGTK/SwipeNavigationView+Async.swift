/// How a call that was waited for ended.
public enum CallOutcome: Equatable, Sendable {
  /// Everything has come to rest with the page on top that the call aimed at.
  case completed
  /// Something else came in between, the view has gone, or the task was cancelled.
  case cancelled
  /// It could not be done.
  case refused(Refusal)
}

/// A task that waits for a call to end.
@MainActor final class Waiter {
  private weak var page: SwipePage?
  private var continuation: CheckedContinuation<CallOutcome, Never>?

  init(for page: SwipePage?, _ continuation: CheckedContinuation<CallOutcome, Never>) {
    self.page = page
    self.continuation = continuation
  }

  /// Everything has come to rest with this page on top.
  func rest(on top: SwipePage?) { resume(page != nil && page === top ? .completed : .cancelled) }

  func cancel() { resume(.cancelled) }

  private func resume(_ outcome: CallOutcome) {
    continuation?.resume(returning: outcome)
    continuation = nil
  }
}

/// The same calls for tasks: they return when everything has come to rest. A task that is cancelled
/// waits no longer; its call has been made all the same.
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
    nextWaiter += 1
    let number = nextWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiters[number] = Waiter(for: stack.top, $0) }
    } onCancel: {
      Task { @MainActor [weak self] in self?.waiters.removeValue(forKey: number)?.cancel() }
    }
  }

  /// Everything has come to rest: tells those who wait.
  func resumeWaiters() {
    guard !isMoving, !waiters.isEmpty else { return }
    defer { waiters = [:] }
    for waiter in waiters.values { waiter.rest(on: stack.top) }
  }
}
