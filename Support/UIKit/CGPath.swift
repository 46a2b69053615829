import Foundation

/// As much of a path as a shadow and a hit test need: rectangles.
public class CGPath: Equatable, @unchecked Sendable {
  let standInRects: [CGRect]
  public var boundingBox: CGRect {
    standInRects.dropFirst().reduce(standInRects.first ?? .null) { $0.union($1) }
  }

  init(standInRects: [CGRect]) { self.standInRects = standInRects }

  public func contains(_ p: CGPoint) -> Bool { standInRects.contains { $0.contains(p) } }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.standInRects == b.standInRects }
}
