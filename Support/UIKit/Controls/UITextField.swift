import Foundation

/// Text that can be first responder; there is no keyboard.
@MainActor open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open override var canBecomeFirstResponder: Bool { isEnabled }
}
