import Foundation

extension UINavigationController {
  func standInPush(_ controller: UIViewController, animated: Bool) {
    guard !(controller is UINavigationController) else {
      StandIn.fault("pushing a navigation controller is not supported")
      return
    }
    guard !standInStack.contains(where: { $0 === controller }) else {
      StandIn.fault("\(type(of: controller)) is already on the stack and was pushed again")
      return
    }
    guard standInMakeRoom(for: "push") else { return }
    _ = standInChange(to: standInStack + [controller], .push, animated: animated)
  }

  /// Popping to the top gives nil, as measured; to a stranger nil or a fault.
  func standInPop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = standInStack.firstIndex(where: { $0 === target }) else {
      if !StandIn.parameters.popToStrangerIsQuiet {
        StandIn.fault("\(type(of: target)) is not on the stack that was to be popped to it")
      }
      return nil
    }
    guard index < standInStack.count - 1, standInMakeRoom(for: "pop") else { return nil }
    guard let index = standInStack.firstIndex(where: { $0 === target }) else { return nil }
    let popped = Array(standInStack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    _ = standInChange(to: Array(standInStack[...index]), .pop, animated: animated)
    return popped
  }

  /// One push or one pop: a pop where the new top was on the old stack.
  func standInReplace(with new: [UIViewController], animated: Bool) {
    guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
      StandIn.fault("a controller is on the new stack twice")
      return
    }
    guard standInMakeRoom(for: "setViewControllers") else { return }
    let isPop = new.last.map { top in standInStack.dropLast().contains { $0 === top } } ?? true
    _ = standInChange(to: new, isPop ? .pop : .push, animated: animated)
  }

  /// A change during a transition: lost and a fault up to iOS 17; from iOS 18 the running one is
  /// settled first.
  func standInMakeRoom(for call: String) -> Bool {
    // One that only has yet to tell of its end is no longer in the way.
    guard let running = standInTransition, running.phase != .over else { return true }
    guard running.isAnimated else {
      standInStartIfWaiting()
      running.abandon(completed: true)
      return true
    }
    guard StandIn.parameters.system >= .iOS18 else {
      StandIn.fault("\(call) was called during a transition")
      return false
    }
    standInStartIfWaiting()
    let isFinished = running.operation == .push && StandIn.parameters.pushInTheHandIsFinished
    running.abandon(completed: isFinished || running.phase != .inTheHand)
    return true
  }

  private func standInChange(
    to new: [UIViewController], _ operation: Operation, animated: Bool
  ) -> Bool {
    let old = standInStack
    for controller in new where controller.parent !== self { standInAdd(controller) }
    standInStack = new
    standInPops.makeContentIfDue()
    guard let from = standInShown, standInAppearance.phase != .disappeared else {
      standInInstallQuietly(old: old)
      return true
    }
    guard let to = new.last, to !== from else {
      standInDrop(old.filter { gone in !new.contains { $0 === gone } })
      navigationBar.standInSet(new.map(\.navigationItem))
      return true
    }
    standInBegin(operation, from: from, to: to, old: old, new: new, animated: animated)
    return true
  }

  /// Off the screen nothing appears: the stack is simply what was asked for.
  private func standInInstallQuietly(old: [UIViewController]) {
    standInDrop(old.filter { gone in !standInStack.contains { $0 === gone } })
    for controller in standInStack where controller.standInContainment.awaitsDidMove {
      controller.didMove(toParent: self)
    }
    navigationBar.standInSet(standInStack.map(\.navigationItem))
    if let shown = standInShown, shown !== standInStack.last {
      shown.viewIfLoaded?.standInRemoveFromSuperview()
      standInShown = nil
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Takes screens off that were not on top: they leave without appearing or disappearing.
  func standInDrop(_ gone: [UIViewController]) {
    for controller in gone {
      if controller.standInContainment.announced != .leaving { controller.willMove(toParent: nil) }
      controller.viewIfLoaded?.standInRemoveFromSuperview()
      controller.standInIsPlacedBySystem = false
      controller.standInBarInsets = .zero
      controller.standInRemoveFromParent()
    }
  }
}
