import DYNavigation
import UIKit

/// A place on screen where an attempt can put a container and wait.
@MainActor final class Laboratory {
  private weak var host: UIViewController?
  private(set) var guest: UIViewController?
  private var cover: UIViewController?
  private var beats: [Beat] = []
  /// Hears what a hand is asked to do.
  var onPrompt: (String) -> Void = { _ in }

  init(in host: UIViewController) { self.host = host }

  /// A fresh navigation controller on screen, whose root is given, at rest.
  func stage(_ root: UIViewController, then go: @escaping (DYNavigationController) -> Void) {
    let navigator = DYNavigationController(rootViewController: root)
    show(navigator) { go(navigator) }
  }

  /// Puts a controller on screen and goes on when it has appeared.
  func show(_ controller: UIViewController, then go: @escaping () -> Void) {
    clear()
    put(controller)
    guest = controller
    wait(0.2, then: go)
  }

  /// Takes the guest off the screen, and puts something else there.
  func cover(then go: @escaping () -> Void) {
    guard let guest else { return go() }
    let other = UIViewController()
    take(guest)
    put(other)
    cover = other
    wait(0.2, then: go)
  }

  /// The other way round.
  func uncover(then go: @escaping () -> Void) {
    guard let guest, let cover else { return go() }
    self.cover = nil
    take(cover)
    put(guest)
    wait(0.2, then: go)
  }

  /// Takes away what an attempt has put there.
  func clear() {
    for old in [cover, guest].compactMap({ $0 }) where old.parent != nil { take(old) }
    (cover, guest) = (nil, nil)
  }

  private func put(_ controller: UIViewController) {
    guard let host else { return }
    host.addChild(controller)
    controller.view.frame = host.view.bounds
    host.view.addSubview(controller.view)
    controller.didMove(toParent: host)
    host.setNeedsStatusBarAppearanceUpdate()
  }

  private func take(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Something for a hand to do.
  func ask(_ prompt: String) { onPrompt(prompt) }

  /// Goes on after so many seconds.
  func wait(_ seconds: Double, then go: @escaping () -> Void) {
    let beat = Beat(seconds) { [weak self] done in
      self?.beats.removeAll { $0 === done }
      go()
    }
    beats.append(beat)
  }

  /// Looks at every tenth of a second whether something has happened, for twenty seconds.
  func wait(
    until hasHappened: @escaping () -> Bool, tenths: Int = 200,
    then go: @escaping (Bool) -> Void
  ) {
    if hasHappened() { return go(true) }
    guard tenths > 0 else { return go(false) }
    wait(0.1) { [weak self] in self?.wait(until: hasHappened, tenths: tenths - 1, then: go) }
  }
}
