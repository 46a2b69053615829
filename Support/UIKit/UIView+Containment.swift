import Foundation

extension UIView {
  /// The controller whose view this is in, itself included.
  var standInNearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.standInController).first
  }

  /// A controller's view may only go where its controller belongs.
  func standInCheckContainment(in superview: UIView) {
    guard let controller = standInController, !controller.standInIsPlacedBySystem else { return }
    guard let owner = superview.standInNearestController else { return }
    if let parent = controller.parent {
      guard parent !== owner else { return }
      StandIn.fault(
        "\(type(of: controller)) should have parent \(type(of: owner)) but its parent is "
          + "\(type(of: parent))")
    } else {
      StandIn.fault(
        "the view of \(type(of: controller)) was inserted into \(type(of: owner)) without addChild")
    }
  }
}
