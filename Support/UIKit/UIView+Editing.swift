import Foundation

extension UIView {
  /// True when nothing in this view is first responder afterwards.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = StandIn.firstResponder else { return true }
    let isInside = sequence(first: responder, next: \.next).contains { $0 === self }
    guard isInside else { return false }
    return responder.resignFirstResponder() || force
  }
}
