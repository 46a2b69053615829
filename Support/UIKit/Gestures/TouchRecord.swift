/// What has become of one finger: who watches it and what its view has been told.
@MainActor final class TouchRecord {
  enum Delivery {
    /// The view has heard nothing yet.
    case held
    /// The view follows the touch.
    case delivered
    /// The finger has lifted and the view is not to know before the recognisers have decided.
    case endHeld
    /// Nothing more goes to the view.
    case closed
  }

  let touch: UITouch
  var recognizers: [UIGestureRecognizer] = []
  var delivery = Delivery.held

  init(_ touch: UITouch) { self.touch = touch }

  var isOver: Bool { touch.phase == .ended || touch.phase == .cancelled }
}
