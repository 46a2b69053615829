import Foundation

/// A colour, or a rule that makes one from the traits.
open class UIColor: NSObject, @unchecked Sendable {
  private let rule: @Sendable (UITraitCollection) -> SIMD4<Double>

  init(rule: @escaping @Sendable (UITraitCollection) -> SIMD4<Double>) { self.rule = rule }
  convenience init(rgba: SIMD4<Double>) { self.init { _ in rgba } }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: SIMD4(red, green, blue, alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(rgba: SIMD4(white, white, white, alpha))
  }
  public convenience init(cgColor: CGColor) { self.init(rgba: cgColor.rgba) }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let provider = dynamicProvider
    self.init { traits in provider(traits).rule(traits) }
  }

  open var cgColor: CGColor { CGColor(rule(UITraitCollection(userInterfaceStyle: .light))) }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(rgba: rule(traitCollection))
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { [rule] traits in
      var rgba = rule(traits)
      rgba.w = alpha
      return rgba
    }
  }
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = rgba.x
    green?.pointee = rgba.y
    blue?.pointee = rgba.z
    alpha?.pointee = rgba.w
    return true
  }

  /// Dynamic colours are equal when they agree in light and in dark.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return [UIUserInterfaceStyle.light, .dark].allSatisfy {
      let traits = UITraitCollection(userInterfaceStyle: $0)
      return rule(traits) == other.rule(traits)
    }
  }
  open override var hash: Int { cgColor.rgba.hashValue }
}
