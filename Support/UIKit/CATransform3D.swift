import Foundation

/// A 4 × 4 matrix for row vectors: translation sits in the last row.
public struct CATransform3D: Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  public init() { self.init(standInRows: Array(repeating: 0, count: 16)) }
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  var standInRows: [CGFloat] {
    [
      m11, m12, m13, m14,
      m21, m22, m23, m24,
      m31, m32, m33, m34,
      m41, m42, m43, m44,
    ]
  }

  init(standInRows r: [CGFloat]) {
    m11 = r[0]
    m12 = r[1]
    m13 = r[2]
    m14 = r[3]
    m21 = r[4]
    m22 = r[5]
    m23 = r[6]
    m24 = r[7]
    m31 = r[8]
    m32 = r[9]
    m33 = r[10]
    m34 = r[11]
    m41 = r[12]
    m42 = r[13]
    m43 = r[14]
    m44 = r[15]
  }
}
