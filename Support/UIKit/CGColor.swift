import Foundation

/// A colour as four numbers between 0 and 1.
public final class CGColor: Equatable, @unchecked Sendable {
  let rgba: SIMD4<Double>

  init(_ rgba: SIMD4<Double>) { self.rgba = rgba }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
}
