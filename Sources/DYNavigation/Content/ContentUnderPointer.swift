import SwipeEngine
import UIKit

/// What lies under a pointer: the view that it came down on and all views around it, up to the
/// container's.
@MainActor struct ContentUnderPointer {
  private var views: [WeakView] = []
  private let point: CGPoint
  private weak var container: UIView?
  private let pointer: Pointer
  /// Scrollers that were moving by themselves as the pointer came down, which may have stopped them.
  private var decelerating: Set<ObjectIdentifier> = []

  /// What came down.
  enum Pointer {
    case finger
    /// It selects text where a finger would scroll.
    case mouse
    /// All containers around it hear of it at once.
    case scroll
  }

  private struct WeakView {
    weak var view: UIView?
  }

  /// `point` is in the coordinates of the container.
  init(
    _ view: UIView?, at point: CGPoint, in container: UIView, by pointer: Pointer = .finger
  ) {
    (self.point, self.container, self.pointer) = (point, container, pointer)
    var next = view
    while let view = next, view !== container {
      views.append(WeakView(view: view))
      if let scroller = view as? UIScrollView, scroller.isDecelerating {
        decelerating.insert(ObjectIdentifier(scroller))
      }
      next = view.superview
    }
  }

  /// What wants a swipe in this direction, innermost first.
  func content(for direction: Direction, in space: LeadingSpace) -> Content {
    guard let container else { return .nothing }
    let moves = SwipeMotion(direction, in: space)
    for case let view? in views.map(\.view) {
      if wants(view, moves, from: view.convert(point, from: container)) { return .control }
      let content = scroller(view, moves)
      if wins(content) { return content }
    }
    return .nothing
  }

  private func wins(_ content: Content) -> Bool {
    switch content {
    case .nothing: false
    case .control: true
    case .scroller(let canMove, let isDecelerating): canMove || isDecelerating
    }
  }

  private func wants(_ view: UIView, _ motion: SwipeMotion, from point: CGPoint) -> Bool {
    if (view as? any DYSwipeContent)?.wantsSwipe(motion.direction, from: point) == true {
      return true
    }
    if let controller = view.next as? UIViewController,
      let content = controller as? any DYSwipeContent,
      content.wantsSwipe(motion.direction, from: point)
    {
      return true
    }
    return view.tracksDrags || view.hasTextSelection || view.hasActiveRecognizer
      || (view as? UITableView)?.hasRowActions(at: point, motion) == true
      || pointer == .mouse && view is any UITextInput
      || pointer == .scroll && view.swipeReceiver?.canMove(motion.direction) == true
  }

  private func scroller(_ view: UIView, _ motion: SwipeMotion) -> Content {
    guard let scroller = view as? UIScrollView, scroller.scrollsHorizontally else {
      return .nothing
    }
    return .scroller(
      canMove: scroller.canMove(motion),
      isDecelerating: decelerating.contains(ObjectIdentifier(scroller)))
  }
}

/// Which way a swipe goes on the screen.
@MainActor struct SwipeMotion {
  let direction: Direction
  let isRightwards: Bool

  init(_ direction: Direction, in space: LeadingSpace) {
    self.direction = direction
    isRightwards = (direction == .back) != space.isRightToLeft
  }
}
