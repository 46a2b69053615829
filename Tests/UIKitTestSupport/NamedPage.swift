import DYNavigation
import UIKit

/// A page with a name, which answers what a test has it answer. What it writes down of its life is for
/// a subclass to say.
@MainActor open class NamedPage: UIViewController, DYNavigationPage {
  public let name: String
  private let diary: Diary?

  public var canBeLeft = true
  public var swipeArea: DYSwipeArea?
  public var prefersNavigationBarHidden: Bool?
  public var makeNext: () -> UIViewController? = { nil }
  public var nextViewController: UIViewController? { makeNext() }
  public var pathComponent: String? { name }

  public required init(_ name: String, _ diary: Diary? = nil) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  public required init?(coder: NSCoder) { nil }

  public func note(_ what: String) { diary?.note("\(name) \(what)") }
}

extension UIViewController {
  /// The name of a named page; of any other controller a question mark.
  package var pageName: String { (self as? NamedPage)?.name ?? "?" }
}
