#if os(Linux)
  import UIKit

  @testable import DYNavigation

  // On Linux nothing can be called by its selector: the stand-in asks.

  extension FrameTarget: StandInInvokable {
    public func standInInvoke(_ selector: Selector, with sender: Any?) {
      if let link = sender as? CADisplayLink { fire(link) }
    }
  }

  extension ScrollSwipe: StandInInvokable {
    public func standInInvoke(_ selector: Selector, with sender: Any?) {
      if let recognizer = sender as? UIPanGestureRecognizer { pan(recognizer) }
    }
  }
#endif
