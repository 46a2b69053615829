// Calls, since the code of each is long, and no slower so.
extension Int64 {
  /// The difference, at the end of the range where it would overflow.
  @inline(never)
  func minus(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (self < other ? .min : .max) : difference
  }

  /// The sum, at the end of the range where it would overflow.
  @inline(never)
  func plus(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}

extension SIMD32 {
  /// One element, in place; it must be one of the 32.
  mutating func load(at place: Int) -> Scalar {
    withUnsafeMutablePointer(to: &self) {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: Scalar.self)[place]
    }
  }

  mutating func store(_ element: Scalar, at place: Int) {
    withUnsafeMutablePointer(to: &self) {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: Scalar.self)[place] = element
    }
  }
}

extension Double {
  /// Whether it is neither infinite nor no number, without a look at its bits as `isFinite` has it.
  var isNumber: Bool { self - self == 0 }

  /// The value, moved into the range; the lower end for what is not a number.
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    self > lower ? (self < upper ? self : upper) : lower
  }
}
