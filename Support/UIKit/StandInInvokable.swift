/// A target that can be told a selector's name. There is no call by name on Linux: wherever UIKit
/// would send a selector to a target, the stand-in asks the target through this protocol.
@MainActor public protocol StandInInvokable: AnyObject {
  func standInInvoke(_ selector: Selector, with sender: Any?)
  /// Whether the target has the method; a missing one is a fault, as it would be a crash.
  func standInResponds(to selector: Selector) -> Bool
}

extension StandInInvokable {
  public func standInResponds(to selector: Selector) -> Bool { true }
}

extension StandIn {
  /// Sends an action; a target that cannot take it is a fault.
  static func send(_ selector: Selector, to target: AnyObject, from sender: Any?) {
    guard let invokable = target as? any StandInInvokable else {
      fault("\(type(of: target)) was sent \(selector) but is no StandInInvokable")
      return
    }
    guard invokable.standInResponds(to: selector) else {
      fault("\(type(of: target)): unrecognized selector \(selector)")
      return
    }
    invokable.standInInvoke(selector, with: sender)
  }
}
