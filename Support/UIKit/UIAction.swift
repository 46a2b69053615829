import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title.
@MainActor open class UIAction: UIMenuElement {
  open private(set) var identifier: Identifier
  open private(set) var sender: Any?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  private let handler: UIActionHandler
  private static var count = 0

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("standIn \(UIAction.count)")
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
    self.image = image
  }
  public required init?(coder: NSCoder) { nil }

  func standInPerform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
