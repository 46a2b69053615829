import Foundation

/// Text that scrolls and can be first responder; there is no keyboard.
@MainActor open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  open var isEditable = true
  open var isSelectable = true
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
}
