import Foundation

@MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  public override init() { super.init() }
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
