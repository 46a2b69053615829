import Foundation

/// The properties of a layer that animations can move.
struct LayerValues {
  var position = CGPoint.zero
  var bounds = CGRect.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var backgroundColor: CGColor?
  var shadowColor: CGColor? = CGColor(SIMD4(0, 0, 0, 1))
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowPath: CGPath?
}

extension LayerValues {
  /// The rectangle that the bounds cover in the superlayer.
  var frame: CGRect {
    CGRect(
      standInAround: [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ].map { $0.applying(toSuperlayer) })
  }

  /// From the layer's own coordinates to its superlayer's.
  var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(CATransform3DGetAffineTransform(transform))
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  mutating func setFrame(_ frame: CGRect) {
    bounds.size = frame.size
    position = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}
