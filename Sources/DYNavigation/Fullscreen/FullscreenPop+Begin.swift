import SwipeEngine
import UIKit

/// For mechanisms that read fingers in a way of their own.
extension FullscreenPop {
  /// Whether a swipe that came down at a point of the controller's view, and has gone so far, is one
  /// back that may begin now: by page, content, and what else goes on.
  package func mayBegin(from start: CGPoint, along travel: CGPoint) -> Bool {
    guard let navigationController, let view = navigationController.viewIfLoaded,
      navigationController.viewControllers.count > 1,
      let page = navigationController.topViewController,
      !navigationController.isCovered, navigationController.transitionCoordinator == nil
    else { return false }
    let space = LeadingSpace(view)
    let along = space.away(travel.x)
    guard along > 0, Double(abs(travel.y)) <= along * Feel.coneTangent,
      space.leading(start.x) <= configuration.swipeArea(of: page).distance,
      (page as? any DYNavigationPage)?.canBeLeft ?? true
    else { return false }
    let content = ContentUnderPointer(view.hitTest(start, with: nil), at: start, in: view)
    return content.content(for: .back, in: space) == .nothing
  }

  /// Switches the system's own recognisers off that are there by now.
  package func turnSystemPopsOff() {
    if let navigationController { systemPops.turnOff(in: navigationController) }
  }

  /// Gives them back as they were.
  package func giveSystemPopsBack() { systemPops.giveBack() }
}

extension UINavigationController {
  /// Whether something presented is up or on its way, above all or above the top page alone, or the
  /// controller itself is leaving.
  var isCovered: Bool {
    topViewController?.presentedViewController != nil || presentedViewController != nil
      || isBeingDismissed
  }
}
