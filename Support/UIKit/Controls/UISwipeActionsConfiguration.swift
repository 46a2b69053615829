import Foundation

/// What a row offers when it is swiped open.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

@MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  public let style: Style
  public let handler: Handler
  open var title: String?

  public init(
    style: UIContextualAction.Style, title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
