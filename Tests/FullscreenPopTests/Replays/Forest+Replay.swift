#if os(Linux)
  import SwipeReplay
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  extension Forest {
    /// The forest that a replay begins in.
    convenience init(for replay: Replay, _ trunk: Trunk, _ system: System) {
      let setting = replay.setting
      self.init(
        setting.stack, trunk, parameters: setting.parameters(of: system),
        configuration: FullscreenPopConfiguration(
          way: .custom, style: setting.style.style, swipeArea: setting.swipeArea,
          pushesNextPage: true, movesCalls: trunk == .subclass))
      navigator.isNavigationBarHidden = true
    }
  }

  extension Forest: VisibleStack {
    var sights: [Sight] {
      let shown = navigator.standInContainer.subviews.compactMap(sight)
      guard shown.count == 2 else { return shown }
      let isCovered = shown[1].x == 0 && shown[1].opacity == 1 && window.bounds.width > 0
      if isCovered { return [shown[1]] }
      return shown[1].opacity == 0 ? [shown[0]] : shown
    }

    private func sight(of view: UIView) -> Sight? {
      guard let page = pages.values.first(where: { $0.viewIfLoaded === view }) else { return nil }
      let shown = view.layer.presentation() ?? view.layer
      let passage = engine?.passage
      let shade = passage?.lower.controller === page ? passage?.panes?.shade.layer : nil
      return Sight(
        name: page.name, x: Double(shown.transform.m41),
        shade: Double((shade?.presentation() ?? shade)?.opacity ?? 0),
        opacity: Double(shown.opacity))
    }
  }
#endif
