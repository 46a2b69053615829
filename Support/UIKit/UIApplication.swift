import Foundation

@MainActor open class UIApplication: UIResponder {
  static let standInShared = UIApplication()

  open class var shared: UIApplication { standInShared }
  open var applicationState: State { .active }
  open var windows: [UIWindow] { StandIn.windows }
  open var keyWindow: UIWindow? { StandIn.keyWindow }
  open var connectedScenes: Set<UIScene> { Set(StandIn.windows.compactMap(\.windowScene)) }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    StandIn.device.contentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    StandIn.device.layoutDirection
  }

  open func sendEvent(_ event: UIEvent) {
    for window in event.standInWindows { window.sendEvent(event) }
  }

  /// Without a target the responder chain is searched: from the first responder, else from the
  /// sender. An explicit target without the method is a fault.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      StandIn.send(action, to: target as AnyObject, from: sender)
      return true
    }
    let start = StandIn.firstResponder ?? sender as? UIResponder
    guard let found = start?.target(forAction: action, withSender: sender) else { return false }
    StandIn.send(action, to: found as AnyObject, from: sender)
    return true
  }
}

extension UIApplication {
  public class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}
