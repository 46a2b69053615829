import Foundation

/// A key with modifiers and the action it sends up the responder chain.
@MainActor open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var action: Selector?
  open var wantsPriorityOverSystemBehavior = false

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(standIn: input, modifierFlags, action)
  }

  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.init(standIn: input, modifierFlags, action)
    self.title = title
    self.image = image
  }

  private init(standIn input: String, _ modifiers: UIKeyModifierFlags, _ action: Selector) {
    self.input = input
    modifierFlags = modifiers
    self.action = action
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
}

extension UIKeyCommand {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}
