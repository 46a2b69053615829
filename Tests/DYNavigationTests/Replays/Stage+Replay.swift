#if os(Linux)
  import SwipeReplay
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  extension Stage {
    /// The stage that a replay begins on.
    convenience init(for replay: Replay) {
      let setting = replay.setting
      self.init(
        setting.stack,
        configuration: DYNavigationConfiguration(
          style: setting.style.style, swipeArea: setting.swipeArea,
          keepsForwardHistory: setting.keepsForwardHistory, isNavigationBarHidden: true),
        parameters: setting.parameters())
    }
  }

  extension Stage: VisibleStack {
    var sights: [Sight] {
      navigator.view.subviews.compactMap { $0 as? PageView }.filter { !$0.isHidden }.map { view in
        let shown = view.layer.presentation() ?? view.layer
        let shade = view.subviews.last.map { $0.layer.presentation() ?? $0.layer }
        return Sight(
          name: view.page.controller.pageName, x: Double(shown.transform.m41),
          shade: Double(shade?.opacity ?? 0), opacity: Double(shown.opacity))
      }
    }
  }
#endif
