import Foundation

/// What constraints have said about one view so far, per axis: at most two of start, end, centre
/// and length.
@MainActor final class ViewBox {
  private let view: UIView
  private var x: [LayoutEdge: CGFloat] = [:]
  private var y: [LayoutEdge: CGFloat] = [:]

  init(_ view: UIView) { self.view = view }

  func set(_ edge: LayoutEdge, to value: CGFloat) -> Bool {
    switch edge {
    case .left, .right, .centerX, .width, .leading, .trailing:
      defer { x[edge] = value }
      return x[edge] != value
    case .top, .bottom, .centerY, .height:
      defer { y[edge] = value }
      return y[edge] != value
    }
  }

  /// True when the view moved.
  func place(in holder: UIView) -> Bool {
    guard !view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview else {
      return false
    }
    let size = view.intrinsicContentSize
    let now = view.frame
    let horizontal = span(
      x[.left], x[.right], x[.centerX], x[.width], natural: size.width, now: (now.minX, now.width))
    let vertical = span(
      y[.top], y[.bottom], y[.centerY], y[.height], natural: size.height,
      now: (now.minY, now.height))
    let rect = holder.convert(
      CGRect(x: horizontal.0, y: vertical.0, width: horizontal.1, height: vertical.1), to: parent)
    guard rect != now else { return false }
    view.frame = rect
    return true
  }

  private func span(
    _ start: CGFloat?, _ end: CGFloat?, _ middle: CGFloat?, _ length: CGFloat?, natural: CGFloat,
    now: (CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat) {
    let size = length ?? (natural >= 0 ? natural : now.1)
    switch (start, end, middle) {
    case (let start?, let end?, _): return (start, max(0, end - start))
    case (let start?, nil, _): return (start, size)
    case (nil, let end?, _): return (end - size, size)
    case (nil, nil, let middle?): return (middle - size / 2, size)
    case (nil, nil, nil): return (now.0, size)
    }
  }
}
