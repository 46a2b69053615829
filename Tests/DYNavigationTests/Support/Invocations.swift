#if os(Linux)
  import UIKit

  @testable import DYNavigation

  // On Linux nothing can be called by its selector: the stand-in asks.

  extension FrameTarget: StandInInvokable {
    public func standInInvoke(_ selector: Selector, with sender: Any?) {
      if let link = sender as? CADisplayLink { fire(link) }
    }
    public func standInResponds(to selector: Selector) -> Bool { selector == Selector(Self.action) }
  }

  extension ScrollSwipe: StandInInvokable {
    public func standInInvoke(_ selector: Selector, with sender: Any?) {
      if let recognizer = sender as? UIPanGestureRecognizer { pan(recognizer) }
    }
    public func standInResponds(to selector: Selector) -> Bool { selector == Selector(Self.action) }
  }

  extension DYNavigationController: StandInInvokable {
    public func standInInvoke(_ selector: Selector, with sender: Any?) {
      switch selector {
      case Selector("goBack:"): goBack(sender)
      case Selector("goForward:"): goForward(sender)
      default: StandIn.fault("no \(selector)")
      }
    }
    public func standInResponds(to selector: Selector) -> Bool {
      [Selector("goBack:"), Selector("goForward:")].contains(selector)
    }
  }
#endif
