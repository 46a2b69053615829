import UIKit

/// The software keyboard leaves with its page, and comes back when the page does not leave after all.
@MainActor struct KeyboardKeeper {
  private weak var responder: UIView?

  /// What the keyboard writes into on this page, if anything.
  init?(_ page: UIViewController) {
    guard let responder = page.viewIfLoaded?.firstResponder else { return nil }
    self.responder = responder
  }

  func dismiss() { responder?.endEditing(true) }

  func restore() { responder?.becomeFirstResponder() }
}

extension UIView {
  /// The first responder among this view and those inside it.
  fileprivate var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }
}
