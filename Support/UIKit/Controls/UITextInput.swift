import Foundation

/// What text can be written into or selected in; nothing more is known of it here.
@MainActor public protocol UITextInput: NSObjectProtocol {}

extension UITextView: UITextInput {}
extension UITextField: UITextInput {}
