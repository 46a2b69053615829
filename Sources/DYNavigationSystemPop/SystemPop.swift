import DYNavigation
import UIKit

/// Ways 2 and 3: a pan of ours drives the system's own transition.
@MainActor final class SystemPop: NSObject, FullscreenPopMechanism {
  private let source: SystemTarget
  private let lookup: any Lookup
  private let log: (String) -> Void
  private weak var pop: FullscreenPop?
  private var pan: UIPanGestureRecognizer?
  /// What moves the pages; the recogniser does not hold it.
  private var target: AnyObject?
  /// Where the finger came down, in the controller's view.
  private var start = CGPoint.zero

  init(
    from source: SystemTarget, looking lookup: any Lookup,
    log: @escaping (String) -> Void = { NSLog($0) }
  ) {
    (self.source, self.lookup, self.log) = (source, lookup, log)
  }

  func start(for pop: FullscreenPop) -> Bool {
    guard let navigationController = pop.navigationController,
      let view = navigationController.view
    else { return false }
    switch source.find(in: navigationController, lookup) {
    case .failure(let reason):
      log("DYNavigationSystemPop: \(reason); the pages are moved by DYNavigation itself.")
      return false
    case .success(let target):
      self.pop = pop
      self.target = target
      let pan = UIPanGestureRecognizer(target: target, action: Selector(PrivateNames.action))
      pan.name = "DYNavigation.systemPop"
      pan.maximumNumberOfTouches = 1
      pan.delegate = self
      view.addGestureRecognizer(pan)
      self.pan = pan
      pop.turnSystemPopsOff()
      return true
    }
  }

  func stop() {
    // Switched off in mid-swipe it is cancelled, and the system takes the page back.
    pan?.isEnabled = false
    if let pan { pan.view?.removeGestureRecognizer(pan) }
    (pan, target) = (nil, nil)
    pop?.giveSystemPopsBack()
  }

  func fingerWillCome(at point: CGPoint) {
    start = point
    pop?.turnSystemPopsOff()
  }
}

extension SystemPop: UIGestureRecognizerDelegate {
  /// Not on the root, not while a transition runs, not where the page or the content does not want it,
  /// and only for a swipe back.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let pop,
      let view = pop.navigationController?.view
    else { return false }
    let place = pan.location(in: view)
    return pop.mayBegin(from: start, along: CGPoint(x: place.x - start.x, y: place.y - start.y))
  }
}
