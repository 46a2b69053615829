import Foundation

/// All fingers on the screen, the recognisers that watch them, and what they have yet to say.
///
/// One event runs through five steps: recognisers see the touches; views lose those that were
/// recognised; views see what begins or moves; actions are sent; views see what ends.
@MainActor final class GestureEnvironment {
  var records: [TouchRecord] = []
  var scrolling: [UIGestureRecognizer] = []
  var pendingActions: [UIGestureRecognizer] = []
  var isDelivering = false
  var event = UIEvent()

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
    let isOver = scroll.phase == .ended || scroll.phase == .cancelled
    if isOver {
      for recognizer in scrolling { recognizer.standInAttempt.isReceivingScroll = false }
    }
    finish()
    if isOver { scrolling = [] }
  }

  func deliver(_ work: () -> Void) {
    isDelivering = true
    work()
    isDelivering = false
  }

  func bind(_ touch: UITouch, in window: UIWindow) {
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

  func chain(from view: UIView?) -> [UIGestureRecognizer] {
    guard let view else { return [] }
    let all = sequence(first: view, next: \.superview).flatMap(\.standInRecognizers)
    return StandIn.parameters.recogniserOrder == .innermostFirst ? all : all.reversed()
  }

  /// Dynamic failure requirements are settled when an attempt starts, true from any side.
  func open(_ recognizer: UIGestureRecognizer, among others: [UIGestureRecognizer]) {
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

  func orderedRecognizers(of touched: [TouchRecord]) -> [UIGestureRecognizer] {
    var seen: Set<ObjectIdentifier> = []
    return touched.flatMap(\.recognizers).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  func tell(
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
}

extension UIGestureRecognizer {
  func standInNeedsFailure(of other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.shouldBeRequiredToFail(by: self)
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
