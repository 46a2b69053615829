import Foundation

/// Animations speak of properties by name and of their values as lists of numbers.
extension LayerValues {
  /// The numbers at a key path; nil where nothing can be animated.
  subscript(path: String) -> [Double]? {
    get {
      switch path {
      case "position": [position.x, position.y]
      case "position.x": [position.x]
      case "position.y": [position.y]
      case "bounds": [bounds.minX, bounds.minY, bounds.width, bounds.height]
      case "bounds.origin": [bounds.minX, bounds.minY]
      case "bounds.origin.x": [bounds.minX]
      case "bounds.origin.y": [bounds.minY]
      case "bounds.size": [bounds.width, bounds.height]
      case "bounds.size.width": [bounds.width]
      case "bounds.size.height": [bounds.height]
      case "anchorPoint": [anchorPoint.x, anchorPoint.y]
      case "zPosition": [zPosition]
      case "transform": transform.standInRows.map { Double($0) }
      case "transform.translation": [transform.m41, transform.m42]
      case "transform.translation.x": [transform.m41]
      case "transform.translation.y": [transform.m42]
      case "transform.scale", "transform.scale.x": [hypot(transform.m11, transform.m12)]
      case "transform.scale.y": [hypot(transform.m21, transform.m22)]
      case "transform.rotation", "transform.rotation.z": [atan2(transform.m12, transform.m11)]
      case "sublayerTransform": sublayerTransform.standInRows.map { Double($0) }
      case "opacity": [Double(opacity)]
      case "hidden": [isHidden ? 1 : 0]
      case "cornerRadius": [cornerRadius]
      case "borderWidth": [borderWidth]
      case "borderColor": borderColor?.standInNumbers ?? [0, 0, 0, 0]
      case "backgroundColor": backgroundColor?.standInNumbers ?? [0, 0, 0, 0]
      case "shadowColor": shadowColor?.standInNumbers ?? [0, 0, 0, 0]
      case "shadowOpacity": [Double(shadowOpacity)]
      case "shadowRadius": [shadowRadius]
      case "shadowOffset": [shadowOffset.width, shadowOffset.height]
      default: nil
      }
    }
    set {
      guard let numbers = newValue, numbers.count == self[path]?.count else { return }
      write(numbers, at: path)
    }
  }

  private mutating func write(_ n: [Double], at path: String) {
    switch path {
    case "position": position = CGPoint(x: n[0], y: n[1])
    case "position.x": position.x = n[0]
    case "position.y": position.y = n[0]
    case "bounds": bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case "bounds.origin": bounds.origin = CGPoint(x: n[0], y: n[1])
    case "bounds.origin.x": bounds.origin.x = n[0]
    case "bounds.origin.y": bounds.origin.y = n[0]
    case "bounds.size": bounds.size = CGSize(width: n[0], height: n[1])
    case "bounds.size.width": bounds.size.width = n[0]
    case "bounds.size.height": bounds.size.height = n[0]
    case "anchorPoint": anchorPoint = CGPoint(x: n[0], y: n[1])
    case "zPosition": zPosition = n[0]
    case "transform": transform = CATransform3D(standInRows: n.map { CGFloat($0) })
    case "transform.translation": (transform.m41, transform.m42) = (n[0], n[1])
    case "transform.translation.x": transform.m41 = n[0]
    case "transform.translation.y": transform.m42 = n[0]
    case "transform.scale": rescale(x: n[0], y: n[0])
    case "transform.scale.x": rescale(x: n[0], y: hypot(transform.m21, transform.m22))
    case "transform.scale.y": rescale(x: hypot(transform.m11, transform.m12), y: n[0])
    case "transform.rotation", "transform.rotation.z": turn(to: n[0])
    case "sublayerTransform": sublayerTransform = CATransform3D(standInRows: n.map { CGFloat($0) })
    case "opacity": opacity = Float(n[0])
    case "hidden": isHidden = n[0] >= 0.5
    case "cornerRadius": cornerRadius = n[0]
    case "borderWidth": borderWidth = n[0]
    case "borderColor": borderColor = CGColor(SIMD4(n))
    case "backgroundColor": backgroundColor = CGColor(SIMD4(n))
    case "shadowColor": shadowColor = CGColor(SIMD4(n))
    case "shadowOpacity": shadowOpacity = Float(n[0])
    case "shadowRadius": shadowRadius = n[0]
    case "shadowOffset": shadowOffset = CGSize(width: n[0], height: n[1])
    default: break
    }
  }

  private mutating func rescale(x: Double, y: Double) {
    let angle = atan2(transform.m12, transform.m11)
    compose(x: x, y: y, angle: angle)
  }

  private mutating func turn(to angle: Double) {
    compose(
      x: hypot(transform.m11, transform.m12), y: hypot(transform.m21, transform.m22), angle: angle)
  }

  private mutating func compose(x: Double, y: Double, angle: Double) {
    (transform.m11, transform.m12) = (cos(angle) * x, sin(angle) * x)
    (transform.m21, transform.m22) = (-sin(angle) * y, cos(angle) * y)
  }
}

extension CGColor {
  var standInNumbers: [Double] { [rgba.x, rgba.y, rgba.z, rgba.w] }
}

/// The numbers in an animation's value, whatever type it was given as.
func standInNumbers(_ value: Any?) -> [Double]? {
  switch value {
  case let number as Double: [number]
  case let number as CGFloat: [Double(number)]
  case let number as Float: [Double(number)]
  case let number as Int: [Double(number)]
  case let flag as Bool: [flag ? 1 : 0]
  case let number as NSNumber: [number.doubleValue]
  case let point as CGPoint: [point.x, point.y]
  case let size as CGSize: [size.width, size.height]
  case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
  case let vector as CGVector: [vector.dx, vector.dy]
  case let transform as CATransform3D: transform.standInRows.map { Double($0) }
  case let color as CGColor: color.standInNumbers
  default: nil
  }
}
