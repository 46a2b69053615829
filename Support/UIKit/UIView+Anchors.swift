import Foundation

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var constraints: [NSLayoutConstraint] { standInConstraints.active }

  public var safeAreaLayoutGuide: UILayoutGuide {
    standInGuide { $0.bounds.inset(by: $0.safeAreaInsets) }
  }
  public var layoutMarginsGuide: UILayoutGuide {
    standInGuide { $0.bounds.inset(by: $0.safeAreaInsets + $0.layoutMargins) }
  }

  private func standInGuide(_ rect: @escaping (UIView) -> CGRect) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.standInRect = rect
    standInConstraints.keep(guide)
    return guide
  }
}

extension ConstraintStore {
  /// Guides are made at each access; constraints refer to them weakly.
  mutating func keep(_ guide: UILayoutGuide) { guides.append(guide) }
}
