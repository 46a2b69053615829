/// Every name that is not public, in one place.
enum PrivateNames {
  /// The list of targets of a gesture recogniser.
  static let targets = "_targets"
  /// The object in an entry of that list.
  static let target = "_target"
  /// What moves a navigation controller's pages with a pan.
  static let action = "handleNavigationTransition:"
}
