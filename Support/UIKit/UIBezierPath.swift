import Foundation

/// A path of rectangles; curves are kept as the boxes around them.
open class UIBezierPath: NSObject {
  private var rects: [CGRect]

  public override init() { rects = [] }
  public convenience init(rect: CGRect) { self.init(standInRects: [rect]) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(standInRects: [rect])
  }
  public convenience init(ovalIn rect: CGRect) { self.init(standInRects: [rect]) }
  init(standInRects: [CGRect]) { rects = standInRects }

  open var cgPath: CGPath {
    get { CGPath(standInRects: rects) }
    set { rects = newValue.standInRects }
  }
  open var bounds: CGRect { cgPath.boundingBox }
  open var isEmpty: Bool { rects.isEmpty }
  open func append(_ bezierPath: UIBezierPath) { rects += bezierPath.rects }
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
}
