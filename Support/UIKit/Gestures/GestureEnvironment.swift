import Foundation

/// All fingers on the screen, the recognisers that watch them, and what they have yet to say.
///
/// One event runs through five steps: recognisers see the touches; views lose those that were
/// recognised; views see what begins or moves; actions are sent; views see what ends.
@MainActor final class GestureEnvironment {
  private var records: [TouchRecord] = []
  private var scrolling: [UIGestureRecognizer] = []
  private var pendingActions: [UIGestureRecognizer] = []
  private var isDelivering = false
  private var event = UIEvent()

  // The steps of an event

  func send(_ event: UIEvent, in window: UIWindow) {
    self.event = event
    let touches = (event.touches(for: window) ?? []).sorted { $0.timestamp < $1.timestamp }
    for touch in touches where touch.phase == .began { bind(touch, in: window) }
    let touched = records.filter { record in touches.contains { $0 === record.touch } }
    deliver {
      for recognizer in orderedRecognizers(of: touched) {
        tell(recognizer, of: touched.filter { $0.recognizers.contains(recognizer) }, event)
      }
    }
    cancelRecognizedTouches()
    for record in touched where !record.isOver { showView(record) }
    sendPendingActions()
    for record in touched where record.isOver { endInView(record) }
    finish()
  }

  func send(_ scroll: ScrollInput, _ event: UIEvent, in window: UIWindow) {
    self.event = event
    if scroll.phase == .began {
      let hit = window.hitTest(scroll.point, with: event)
      scrolling = chain(from: hit).filter {
        $0.isEnabled && $0.standInAccepts(scroll) && $0.shouldReceive(event)
      }
      for recognizer in scrolling { open(recognizer, among: scrolling) }
      for recognizer in scrolling { recognizer.standInAttempt.isReceivingScroll = true }
    }
    deliver {
      for recognizer in scrolling where !recognizer.standInAttempt.isFinished {
        recognizer.standInReceive(scroll)
      }
    }
    sendPendingActions()
    if scroll.phase == .ended || scroll.phase == .cancelled {
      for recognizer in scrolling { recognizer.standInAttempt.isReceivingScroll = false }
      scrolling = []
    }
    finish()
  }

  private func deliver(_ work: () -> Void) {
    isDelivering = true
    work()
    isDelivering = false
  }

  // Who watches a touch

  private func bind(_ touch: UITouch, in window: UIWindow) {
    let record = TouchRecord(touch)
    let hit = window.hitTest(touch.standInPoint, with: event)
    touch.view = hit
    record.recognizers = chain(from: hit).filter { recognizer in
      recognizer.isEnabled && recognizer.view != nil && !recognizer.standInAttempt.isFinished
        && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
        && recognizer.shouldReceive(event)
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }
    touch.gestureRecognizers = record.recognizers
    records.append(record)
    for recognizer in record.recognizers {
      open(recognizer, among: record.recognizers)
      recognizer.standInAttempt.touches.append(touch)
    }
  }

  private func chain(from view: UIView?) -> [UIGestureRecognizer] {
    guard let view else { return [] }
    let all = sequence(first: view, next: \.superview).flatMap(\.standInRecognizers)
    return StandIn.parameters.recogniserOrder == .innermostFirst ? all : all.reversed()
  }

  /// Dynamic failure requirements are settled when an attempt starts, true from any side.
  private func open(_ recognizer: UIGestureRecognizer, among others: [UIGestureRecognizer]) {
    for other in others where other !== recognizer {
      if recognizer.standInNeedsFailure(of: other) {
        recognizer.standInAttempt.failuresNeeded.append(other)
      }
      if recognizer.standInWaits(for: other), other.standInWaits(for: recognizer) {
        StandIn.fault(
          "\(type(of: recognizer)) and \(type(of: other)) wait for each other to fail")
      }
    }
    recognizer.standInAttempt.isOpen = true
  }

  private func orderedRecognizers(of touched: [TouchRecord]) -> [UIGestureRecognizer] {
    var seen: Set<ObjectIdentifier> = []
    return touched.flatMap(\.recognizers).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, of records: [TouchRecord], _ event: UIEvent
  ) {
    func touches(_ phase: UITouch.Phase) -> Set<UITouch>? {
      guard !recognizer.standInAttempt.isFinished else { return nil }
      let set = Set(
        records.map(\.touch).filter { touch in
          touch.phase == phase && recognizer.standInAttempt.touches.contains { $0 === touch }
        })
      return set.isEmpty ? nil : set
    }
    if let set = touches(.began) { recognizer.touchesBegan(set, with: event) }
    if let set = touches(.moved) { recognizer.touchesMoved(set, with: event) }
    if let set = touches(.ended) { recognizer.touchesEnded(set, with: event) }
    if let set = touches(.cancelled) { recognizer.touchesCancelled(set, with: event) }
  }

  // Arbitration

  /// Another recogniser has the touches and does not share.
  func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { rival in
      rival.standInAttempt.isActive && keepsOut(rival, recognizer)
    }
  }

  /// One has begun: those that may not run beside it fail.
  func prevent(by winner: UIGestureRecognizer) {
    for rival in rivals(of: winner)
    where rival.state == .possible && keepsOut(winner, rival) {
      rival.standInEnter(.failed)
    }
  }

  private func keepsOut(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
    let either = winner.delegate?.gestureRecognizer(
      winner, shouldRecognizeSimultaneouslyWith: loser)
    if either == true { return false }
    return loser.delegate?.gestureRecognizer(
      loser, shouldRecognizeSimultaneouslyWith: winner) != true
  }

  /// Those that watch one of the same touches.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var all = records.filter { $0.recognizers.contains(recognizer) }.flatMap(\.recognizers)
    if scrolling.contains(recognizer) { all += scrolling }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(recognizer)]
    return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Those that waited for this one may go on, or have lost.
  func noteOutcome(of recognizer: UIGestureRecognizer) {
    for other in rivals(of: recognizer) where other.standInWaits(for: recognizer) {
      other.standInReconsider()
    }
  }

  // Actions

  func noteAction(of recognizer: UIGestureRecognizer) {
    recognizer.standInAttempt.hasPendingAction = true
    pendingActions.append(recognizer)
  }

  /// Sends what one recogniser has to say before its state changes again.
  func flush(_ recognizer: UIGestureRecognizer) {
    pendingActions.removeAll { $0 === recognizer }
    recognizer.standInAttempt.hasPendingAction = false
    cancelTouches(of: recognizer)
    recognizer.standInSendActions()
  }

  /// State changes outside an event, as from a timer, are settled at once.
  func flushUnlessDelivering() {
    guard !isDelivering else { return }
    cancelRecognizedTouches()
    sendPendingActions()
    finish()
  }

  private func sendPendingActions() {
    while !pendingActions.isEmpty {
      let recognizer = pendingActions.removeFirst()
      recognizer.standInAttempt.hasPendingAction = false
      recognizer.standInSendActions()
    }
  }

  // Views

  private func cancelRecognizedTouches() {
    for recognizer in pendingActions { cancelTouches(of: recognizer) }
  }

  private func cancelTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView, recognizer.state != .cancelled else { return }
    let mine = records.filter { $0.recognizers.contains(recognizer) }
    for record in mine where record.delivery != .closed {
      let wasFollowed = record.delivery == .delivered || record.delivery == .endHeld
      record.delivery = .closed
      if wasFollowed { record.touch.view?.touchesCancelled([record.touch], with: event) }
    }
  }

  private func showView(_ record: TouchRecord) {
    guard let view = record.touch.view else { return }
    switch record.delivery {
    case .held:
      guard !holdsBack(record, \.delaysTouchesBegan) else { return }
      guard view.isMultipleTouchEnabled || !hasOtherTouch(view, record) else {
        record.delivery = .closed
        return
      }
      record.delivery = .delivered
      view.touchesBegan([record.touch], with: event)
    case .delivered:
      if record.touch.phase == .moved { view.touchesMoved([record.touch], with: event) }
    case .endHeld, .closed: break
    }
  }

  private func endInView(_ record: TouchRecord) {
    guard let view = record.touch.view, record.delivery != .closed else { return }
    if record.touch.phase == .cancelled {
      if record.delivery == .delivered { view.touchesCancelled([record.touch], with: event) }
      record.delivery = .closed
      return
    }
    if record.delivery == .held {
      guard !holdsBack(record, \.delaysTouchesBegan) else { return }
      view.touchesBegan([record.touch], with: event)
      record.delivery = .delivered
    }
    guard !holdsBack(record, \.delaysTouchesEnded) else {
      record.delivery = .endHeld
      return
    }
    record.delivery = .closed
    view.touchesEnded([record.touch], with: event)
  }

  private func holdsBack(
    _ record: TouchRecord, _ flag: KeyPath<UIGestureRecognizer, Bool>
  ) -> Bool {
    record.recognizers.contains {
      $0.state == .possible && $0.standInAttempt.isInPlay && $0[keyPath: flag]
    }
  }

  private func hasOtherTouch(_ view: UIView, _ record: TouchRecord) -> Bool {
    records.contains { $0 !== record && $0.touch.view === view && !$0.isOver }
  }

  // The end

  /// Takes back what is over, resets those that are finished, and lets go what was held.
  private func finish() {
    for record in records where record.isOver {
      for recognizer in record.recognizers {
        recognizer.standInAttempt.lastMiddle = recognizer.standInAttempt.middle
        recognizer.standInAttempt.touches.removeAll { $0 === record.touch }
      }
    }
    let watching = orderedRecognizers(of: records) + scrolling
    for recognizer in watching { resetIfFinished(recognizer) }
    for record in records where record.isOver { endInView(record) }
    let kept = records.filter { !$0.isOver || $0.delivery == .endHeld || $0.delivery == .held }
    records = kept.filter { record in
      !record.isOver || record.recognizers.contains { $0.standInAttempt.isInPlay }
    }
  }

  private func resetIfFinished(_ recognizer: UIGestureRecognizer) {
    let attempt = recognizer.standInAttempt
    let hasTouches = !attempt.touches.isEmpty || attempt.isReceivingScroll
    if attempt.state == .possible {
      guard !hasTouches, attempt.isOpen, attempt.wanted == nil,
        !recognizer.standInWaitsBetweenTouches
      else { return }
      recognizer.standInReset()
      return
    }
    guard attempt.isFinished else { return }
    let mayResetNow =
      attempt.state != .failed && StandIn.parameters.recogniserReset == .rightAfterTheAction
    guard !hasTouches || mayResetNow else { return }
    releaseAll(from: recognizer)
    recognizer.standInReset()
  }

  func release(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    for record in records where record.touch === touch {
      record.recognizers.removeAll { $0 === recognizer }
    }
    touch.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.standInAttempt.touches.removeAll { $0 === touch }
  }

  func releaseAll(from recognizer: UIGestureRecognizer) {
    recognizer.standInAttempt.lastMiddle = recognizer.standInAttempt.middle
    for touch in recognizer.standInAttempt.touches { release(touch, from: recognizer) }
    scrolling.removeAll { $0 === recognizer }
    recognizer.standInAttempt.isReceivingScroll = false
  }

  func viewLeaves(_ view: UIView) {
    for recognizer in view.standInRecognizers where recognizer.standInAttempt.isInPlay {
      recognizer.standInStop()
    }
  }
}

extension UIGestureRecognizer {
  func standInNeedsFailure(of other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.shouldBeRequiredToFail(by: self)
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
