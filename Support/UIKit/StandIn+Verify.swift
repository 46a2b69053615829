extension StandIn {
  /// Faults that show only at the end of a test: transitions that never ended, appearances left
  /// half-way, children never told that they have arrived, display links that still run.
  public static func verifyAtRest() {
    for window in windows { window.rootViewController.map(verify) }
    for link in standInClock.links where !link.isPaused {
      fault("a display link still runs: \(link)")
    }
  }

  private static func verify(_ controller: UIViewController) {
    switch controller.standInAppearance.phase {
    case .appearing, .disappearing:
      fault("\(type(of: controller)) was left \(controller.standInAppearance.phase)")
    case .appeared, .disappeared: break
    }
    if controller.standInContainment.awaitsDidMove {
      fault("\(type(of: controller)) was added and never told didMove(toParent:)")
    }
    if controller.standInContainment.announced == .leaving {
      fault("\(type(of: controller)) was told that it would leave and is still there")
    }
    if let navigation = controller as? UINavigationController, navigation.standInTransition != nil {
      fault("a transition of \(type(of: navigation)) was never completed")
    }
    for child in controller.children { verify(child) }
    controller.standInPresentation.presented.map(verify)
  }
}
