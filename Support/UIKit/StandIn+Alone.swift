/// Tests of several targets share one process, and with it one device. This lets them have it in
/// turn; a test trait wraps each test in it.
extension StandIn {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no other test has the device, resets it, and runs `test` with it.
  public static func alone(_ test: @Sendable () async throws -> Void) async rethrows {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    reset()
    try await test()
  }
}
