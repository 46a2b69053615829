import Foundation

/// A pan that starts at an edge of the window and goes inwards.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let first = standInAttempt.touches.first else { return }
    for touch in touches where touch !== first { ignore(touch, for: event) }
    guard touches.contains(first) else { return }
    guard standInStarts(at: first.standInPoint) else {
      state = .failed
      return
    }
    super.touchesBegan([first], with: event)
  }

  func standInStarts(at point: CGPoint) -> Bool {
    guard let bounds = view?.window?.bounds else { return false }
    let band = StandIn.parameters.edgeBand
    return edges.contains(.left) && point.x - bounds.minX <= band
      || edges.contains(.right) && bounds.maxX - point.x <= band
      || edges.contains(.top) && point.y - bounds.minY <= band
      || edges.contains(.bottom) && bounds.maxY - point.y <= band
  }

  /// Inwards and more along than across; too far across and it fails.
  override func standInIsFarEnough(_ travel: CGPoint) -> Bool {
    guard super.standInIsFarEnough(travel) else { return false }
    let isInward: Bool
    if abs(travel.x) > abs(travel.y) {
      isInward = travel.x > 0 ? edges.contains(.left) : edges.contains(.right)
    } else {
      isInward = travel.y > 0 ? edges.contains(.top) : edges.contains(.bottom)
    }
    if !isInward { state = .failed }
    return isInward
  }
}
