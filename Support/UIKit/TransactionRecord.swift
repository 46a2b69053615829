import Foundation

/// One level of `CATransaction`.
final class TransactionRecord {
  var disablesActions = false
  var duration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false

  func animationAdded() { running += 1 }

  func animationStopped() {
    running -= 1
    settle()
  }

  func commit() {
    isCommitted = true
    settle()
  }

  private func settle() {
    guard isCommitted, running == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}

/// The stack of open transactions; the implicit one is at the bottom.
final class TransactionStack {
  private(set) var records: [TransactionRecord] = [TransactionRecord()]
  private var committed: [TransactionRecord] = []

  var current: TransactionRecord { records[records.count - 1] }

  func begin() {
    let record = TransactionRecord()
    record.disablesActions = current.disablesActions
    record.duration = current.duration
    record.timingFunction = current.timingFunction
    records.append(record)
  }

  func commit() {
    guard records.count > 1 else {
      standInFault("CATransaction.commit() without begin()")
      return
    }
    committed.append(records.removeLast())
  }

  /// What ends every turn of the run loop.
  func commitImplicit() {
    if records.count > 1 {
      standInFault("CATransaction.begin() without commit()")
      records.removeLast(records.count - 1)
    }
    let finished = committed + [records[0]]
    committed = []
    records = [TransactionRecord()]
    for layer in standInClock.animatedLayers { layer.standInStartAnimations() }
    for record in finished { record.commit() }
    standInCommits += 1
  }

  func reset() {
    records = [TransactionRecord()]
    committed = []
  }
}

nonisolated(unsafe) let standInTransactions = TransactionStack()
/// How often the implicit transaction was committed.
nonisolated(unsafe) var standInCommits = 0
