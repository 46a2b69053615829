#if canImport(UIKit) && !os(Linux)
  import DYNavigation
  import Testing
  import UIKit

  @testable import DYNavigationExample

  /// The real UIKit. What differs is printed in a form that can be pasted into an issue.
  @MainActor @Suite struct `The device check` {
    @Test func `holds on this device`() async {
      let check = DeviceCheckViewController()
      check.hasHand = false
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let navigator = DYNavigationController(rootViewController: UIViewController())
      window.rootViewController = navigator
      window.makeKeyAndVisible()
      let report = await withCheckedContinuation { done in
        check.onReport = { done.resume(returning: $0) }
        navigator.pushViewController(check, animated: false, completion: nil)
      }
      print(report)
      #expect(!report.contains("differs"), "\(report)")
    }
  }
#endif
