import Foundation

extension UINavigationController {
  /// Asks for an animator and then for someone to drive it. The coordinator is there when the
  /// call returns; the callbacks come now or in a later turn.
  func standInBegin(
    _ operation: Operation, from: UIViewController, to: UIViewController,
    old: [UIViewController], new: [UIViewController], animated: Bool
  ) {
    let system = standInPops.takeDriver()
    let transition = NavigationTransition(
      self, operation, from: from, to: to, oldStack: old, newStack: new, animated: animated
    ) { [unowned self] in
      guard animated, system == nil else { return (system?.animator, system?.interaction) }
      guard
        let animator = delegate?.navigationController(
          self, animationControllerFor: operation, from: from, to: to)
      else { return (SystemAnimator(operation), nil) }
      let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
      return (animator, interaction)
    }
    if StandIn.parameters.animatorQuestion == .insideTheCall { transition.ask() }
    standInTransition = transition
    (from.standInCoordinator, to.standInCoordinator) = (
      transition.coordinator, transition.coordinator
    )
    view.setNeedsLayout()
    if StandIn.parameters.appearanceCallbacks == .insideTheCall { standInStartIfWaiting() }
  }

  func standInStartIfWaiting() {
    guard let transition = standInTransition, transition.phase == .waiting,
      !(transition.isAnimated && StandIn.parameters.losesTransitions)
    else { return }
    transition.ask()
    let (from, to) = (transition.from, transition.to)
    if transition.operation == .pop { from.willMove(toParent: nil) }
    delegate?.navigationController(self, willShow: to, animated: transition.isAnimated)
    from.standInBeginAppearance(false, animated: transition.isAnimated)
    to.standInBeginAppearance(true, animated: transition.isAnimated)
    to.standInIsPlacedBySystem = true
    standInGiveInsets(to)
    if !transition.isAnimated { standInInstall(to) }
    if !transition.isInteractive {
      navigationBar.standInSet(transition.newStack.map(\.navigationItem))
    }
    transition.begin()
  }

  /// The end, once: views, did-callbacks and containment in the measured order.
  func standInSettle(_ transition: NavigationTransition, completed: Bool) {
    let (from, to) = (transition.from, transition.to)
    if completed {
      standInKeep(to, drop: from, transition)
      from.standInEndAppearance()
      standInDrop(
        transition.oldStack.filter { gone in !transition.newStack.contains { $0 === gone } })
      standInShown = to
      to.standInEndAppearance()
      for controller in transition.newStack where controller.standInContainment.awaitsDidMove {
        controller.didMove(toParent: self)
      }
    } else {
      standInTurnBack(transition)
    }
    standInFinish(transition, completed: completed)
  }

  private func standInKeep(
    _ stays: UIViewController, drop goes: UIViewController, _ transition: NavigationTransition
  ) {
    if stays.viewIfLoaded?.superview == nil {
      StandIn.fault("the animator left the view of \(type(of: stays)) out of the container")
      standInInstall(stays)
    }
    goes.viewIfLoaded?.standInRemoveFromSuperview()
  }

  /// Cancelled: the lower screen turns back before it has appeared, the top one appears again.
  private func standInTurnBack(_ transition: NavigationTransition) {
    let (from, to) = (transition.from, transition.to)
    standInStack = transition.oldStack
    if StandIn.parameters.cancelledPopTurnsLowerScreenBack {
      to.standInBeginAppearance(false, animated: transition.isAnimated)
      to.viewIfLoaded?.standInRemoveFromSuperview()
      to.standInEndAppearance()
    } else {
      to.viewIfLoaded?.standInRemoveFromSuperview()
      to.standInAppearance = AppearanceState()
    }
    from.standInBeginAppearance(true, animated: transition.isAnimated)
    from.standInEndAppearance()
    from.standInContainment.announced = .none
    from.standInContainment.isMovingOut = false
    standInDrop(transition.newStack.filter { new in !transition.oldStack.contains { $0 === new } })
    navigationBar.standInSet(standInStack.map(\.navigationItem))
  }

  private func standInFinish(_ transition: NavigationTransition, completed: Bool) {
    let shown = completed ? transition.to : transition.from
    navigationBar.standInSet(standInStack.map(\.navigationItem))
    transition.animator?.animationEnded(completed)
    if completed || StandIn.parameters.didShowAfterCancelledPop {
      delegate?.navigationController(self, didShow: shown, animated: transition.isAnimated)
    }
    transition.coordinator.finish(cancelled: !completed)
    if standInTransition === transition { standInTransition = nil }
    for controller in [transition.from, transition.to]
    where controller.standInCoordinator === transition.coordinator {
      controller.standInCoordinator = nil
    }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
  }
}
