import Foundation

@MainActor open class UISearchBar: UIView {
  open var text: String? = ""
  open var placeholder: String?
}

/// A search in the bar of a page. While it is active it counts as presented: by its page where that
/// offers its place, else by the outermost controller. It shows nothing here.
@MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public private(set) var searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  weak var standInItem: UINavigationItem?
  private weak var standInPresenter: UIViewController?

  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  open var isActive: Bool {
    get { standInPresenter != nil }
    set {
      guard newValue != isActive, let page = standInItem?.standInPage else { return }
      if newValue {
        let around = Array(sequence(first: page, next: \.parent))
        let presenter = around.first { $0.definesPresentationContext } ?? around.last ?? page
        presenter.standInPresentation.presented = self
        standInPresenter = presenter
      } else {
        standInPresenter?.standInPresentation.presented = nil
        standInPresenter = nil
      }
    }
  }
}
