/// What is put off to a later turn of the run loop, and what every turn ends with.
@MainActor final class RunLoopTurns {
  private var queue: [() -> Void] = []
  private var running = false

  /// Runs `work` at the start of the next turn.
  func next(_ work: @escaping () -> Void) { queue.append(work) }

  func run() {
    guard !running else { return }
    running = true
    defer { running = false }
    let work = queue
    queue = []
    for item in work { item() }
    for window in StandIn.windows { window.standInLayoutPass() }
    standInTransactions.commitImplicit()
  }

  func reset() {
    queue = []
    running = false
  }
}
