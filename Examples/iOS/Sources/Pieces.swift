import UIKit

/// Views below each other, in the safe area.
final class Column: UIView {
  private var pieces: [UIView] = []

  /// A column that fills a view.
  convenience init(in view: UIView) {
    self.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }

  func add(_ piece: UIView) {
    pieces.append(piece)
    addSubview(piece)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 48
    var y = safeAreaInsets.top + 24
    for piece in pieces {
      let height = max(44, piece.sizeThatFits(CGSize(width: width, height: 0)).height)
      piece.frame = CGRect(x: 24, y: y, width: width, height: height)
      y += height + 16
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

final class Label: UILabel {
  convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }
}

/// A button that does one thing.
final class Button: UIButton {
  static let action = "tap:"
  private var work: () -> Void = {}

  convenience init(_ title: String, _ work: @escaping () -> Void) {
    self.init(type: .system)
    self.work = work
    setTitle(title, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    addTarget(self, action: Selector(Self.action), for: .touchUpInside)
  }

  @IBAction func tap(_ sender: UIButton) { work() }
}
