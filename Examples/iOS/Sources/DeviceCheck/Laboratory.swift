import DYNavigation
import UIKit

/// A place on screen where an attempt can put a container and wait.
@MainActor final class Laboratory {
  private let host: UIViewController
  private var guest: UIViewController?
  private var beats: [Beat] = []

  init(in host: UIViewController) { self.host = host }

  /// A fresh navigation controller on screen, whose root is a probe, at rest.
  func stage(_ root: UIViewController, then go: @escaping (DYNavigationController) -> Void) {
    let navigator = DYNavigationController(rootViewController: root)
    show(navigator) { go(navigator) }
  }

  /// Puts a controller on screen and goes on when it has appeared.
  func show(_ controller: UIViewController, then go: @escaping () -> Void) {
    clear()
    host.addChild(controller)
    controller.view.frame = host.view.bounds
    host.view.addSubview(controller.view)
    controller.didMove(toParent: host)
    guest = controller
    wait(0.2, then: go)
  }

  /// Takes away what an attempt has put there.
  func clear() {
    guard let old = guest else { return }
    guest = nil
    old.willMove(toParent: nil)
    old.viewIfLoaded?.removeFromSuperview()
    old.removeFromParent()
  }

  /// Goes on after so many seconds.
  func wait(_ seconds: Double, then go: @escaping () -> Void) {
    let beat = Beat(seconds) { [weak self] done in
      self?.beats.removeAll { $0 === done }
      go()
    }
    beats.append(beat)
  }
}

/// Calls back once, after so many seconds of the display's frames.
@MainActor final class Beat: NSObject {
  static let action = "beat:"
  private let end: Double
  private let done: (Beat) -> Void

  init(_ seconds: Double, _ done: @escaping (Beat) -> Void) {
    end = CACurrentMediaTime() + seconds
    self.done = done
    super.init()
    let link = CADisplayLink(target: self, selector: Selector(Self.action))
    link.add(to: .main, forMode: .common)
  }

  @IBAction func beat(_ link: CADisplayLink) {
    guard CACurrentMediaTime() >= end else { return }
    link.invalidate()
    done(self)
  }
}
