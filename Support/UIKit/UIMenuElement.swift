import Foundation

@MainActor open class UIMenuElement: NSObject {
  open var title = ""
  open var image: UIImage?

  override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
}
