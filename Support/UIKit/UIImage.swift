import Foundation

/// A picture's name and size.
open class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  let standInName: String

  init(name: String, size: CGSize) {
    standInName = name
    self.size = size
  }
  public override convenience init() { self.init(name: "", size: .zero) }
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20))
  }
  public convenience init?(named name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20))
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
}

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}
