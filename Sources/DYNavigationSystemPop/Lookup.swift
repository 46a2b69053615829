import UIKit

/// Looks things up by name. Each look says whether there is such a thing; none can crash.
@MainActor protocol Lookup {
  /// What an object holds under a name; nil where it has no such name, or holds nothing.
  func value(of name: String, in object: AnyObject) -> AnyObject?
  /// The objects of a list that an object holds under a name.
  func list(of name: String, in object: AnyObject) -> [AnyObject]?
  /// Whether an object understands a message.
  func understands(_ message: String, _ object: AnyObject) -> Bool
}

/// The real one: asks the runtime whether a name exists before it reads it.
@MainActor struct ObjectLookup: Lookup {
  func value(of name: String, in object: AnyObject) -> AnyObject? {
    #if canImport(ObjectiveC)
      guard let variable = class_getInstanceVariable(object_getClass(object), name),
        ivar_getTypeEncoding(variable).map({ $0.pointee }) == CChar(UInt8(ascii: "@"))
      else { return nil }
      return object_getIvar(object, variable) as AnyObject?
    #else
      return nil
    #endif
  }

  func list(of name: String, in object: AnyObject) -> [AnyObject]? {
    value(of: name, in: object) as? [AnyObject]
  }

  func understands(_ message: String, _ object: AnyObject) -> Bool {
    #if canImport(ObjectiveC)
      return object.responds(to: NSSelectorFromString(message)) == true
    #else
      return false
    #endif
  }
}
