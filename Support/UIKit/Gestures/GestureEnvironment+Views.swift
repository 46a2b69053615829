import Foundation

/// What views are told of their touches.
extension GestureEnvironment {
  func cancelRecognizedTouches() {
    for recognizer in pendingActions { cancelTouches(of: recognizer) }
  }

  func cancelTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView, recognizer.state != .cancelled else { return }
    let mine = records.filter { $0.recognizers.contains(recognizer) }
    for record in mine where record.delivery != .closed {
      let wasFollowed = record.delivery == .delivered || record.delivery == .endHeld
      record.delivery = .closed
      if wasFollowed { record.touch.view?.touchesCancelled([record.touch], with: event) }
    }
  }

  func showView(_ record: TouchRecord) {
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

  func endInView(_ record: TouchRecord) {
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

  func holdsBack(
    _ record: TouchRecord, _ flag: KeyPath<UIGestureRecognizer, Bool>
  ) -> Bool {
    record.recognizers.contains {
      $0.state == .possible && $0.standInAttempt.isInPlay && $0[keyPath: flag]
    }
  }

  func hasOtherTouch(_ view: UIView, _ record: TouchRecord) -> Bool {
    records.contains { $0 !== record && $0.touch.view === view && !$0.isOver }
  }
}
