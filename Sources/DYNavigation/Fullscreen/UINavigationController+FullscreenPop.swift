import UIKit

extension UINavigationController {
  /// Lets a finger pop the top page from anywhere on it, and push the next one, if asked for. On
  /// already: takes the new configuration. Loads the controller's view.
  @discardableResult public func enableFullscreenPop(
    _ configuration: FullscreenPopConfiguration = FullscreenPopConfiguration()
  ) -> FullscreenPop {
    enableFullscreenPop(configuration, on: .current)
  }

  @discardableResult func enableFullscreenPop(
    _ configuration: FullscreenPopConfiguration, on system: SystemRelease
  ) -> FullscreenPop {
    if let pop = fullscreenPop {
      pop.configuration = configuration
      return pop
    }
    let pop = FullscreenPop(self, configuration, system: system)
    pop.start()
    return pop
  }

  /// Off again, with everything as it was. A swipe that runs goes back.
  public func disableFullscreenPop() { fullscreenPop?.stop() }

  /// The full-screen pop that is on; nil when there is none.
  public var fullscreenPop: FullscreenPop? {
    (viewIfLoaded?.gestureRecognizers ?? []).lazy.compactMap { ($0 as? TouchGate)?.pop }.first
  }
}
