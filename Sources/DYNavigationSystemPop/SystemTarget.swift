import UIKit

/// Where the object is that moves a navigation controller's pages.
@MainActor enum SystemTarget {
  /// In the private list of targets of the system's edge recogniser.
  case targets
  /// It is that recogniser's delegate.
  case delegate

  /// Why it was not found.
  enum Failure: Error, Equatable {
    case noRecognizer
    case nothing(under: String)
    case noDelegate
    case doesNotUnderstand(String)
  }

  func find(
    in navigationController: UINavigationController, _ lookup: any Lookup
  ) -> Result<AnyObject, Failure> {
    guard let recognizer = navigationController.interactivePopGestureRecognizer else {
      return .failure(.noRecognizer)
    }
    return candidate(recognizer, lookup).flatMap { object in
      lookup.understands(PrivateNames.action, object)
        ? .success(object) : .failure(.doesNotUnderstand(PrivateNames.action))
    }
  }

  private func candidate(
    _ recognizer: UIGestureRecognizer, _ lookup: any Lookup
  ) -> Result<AnyObject, Failure> {
    switch self {
    case .targets:
      guard let entry = lookup.list(of: PrivateNames.targets, in: recognizer)?.first else {
        return .failure(.nothing(under: PrivateNames.targets))
      }
      guard let target = lookup.value(of: PrivateNames.target, in: entry) else {
        return .failure(.nothing(under: PrivateNames.target))
      }
      return .success(target)
    case .delegate:
      return recognizer.delegate.map { .success($0) } ?? .failure(.noDelegate)
    }
  }
}
