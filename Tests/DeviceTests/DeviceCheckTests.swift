import Testing
import UIKit

@testable import Example

/// In the example app, on the real UIKit: what a program can try by itself. What differs is printed in
/// a form that can be pasted into an issue.
@MainActor @Suite struct `The device check` {
  @Test func `holds on this device`() async throws {
    let root = try #require(await rootViewController)
    let check = DeviceCheckViewController()
    check.hasHand = false
    let report = await withCheckedContinuation { done in
      check.onReport = { done.resume(returning: $0) }
      root.show(check, sender: nil)
    }
    print(report)
    #expect(!report.contains("differs"), "\(report)")
  }

  /// The app's, as soon as its scene is active.
  private var rootViewController: UIViewController? {
    get async {
      let scenes = UIApplication.shared.connectedScenes
      if !scenes.contains(where: { $0.activationState == .foregroundActive }) {
        let activations = NotificationCenter.default.notifications(
          named: UIScene.didActivateNotification)
        for await _ in activations { break }
      }
      let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows)
      return windows.lazy.compactMap(\.rootViewController).first
    }
  }
}
