import Foundation

@MainActor open class UICommand: UIMenuElement {
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
}
