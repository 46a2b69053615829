import Foundation

struct AppearanceState {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var animated = false
  var hasBeenAppearing = false
}

extension UIViewController {
  /// Will-appear or will-disappear, and that of the children this controller forwards to. Only a
  /// turn-around or the step from rest is allowed.
  func standInBeginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (standInAppearance.phase, isAppearing) {
    case (.disappeared, true), (.disappearing, true), (.appeared, false), (.appearing, false): break
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      StandIn.fault(
        "Unbalanced calls to begin/end appearance transitions for \(type(of: self)): "
          + "\(isAppearing ? "appear" : "disappear") while \(standInAppearance.phase)")
      return
    }
    standInAppearance = AppearanceState(
      phase: isAppearing ? .appearing : .disappearing, animated: animated)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIfLoaded?.setNeedsLayout()
    } else {
      viewWillDisappear(animated)
    }
    if standInForwards { standInForwardBegin(isAppearing, animated: animated) }
  }

  /// Did-appear or did-disappear, the children's before the parent's.
  func standInEndAppearance() {
    let state = standInAppearance
    guard state.phase == .appearing || state.phase == .disappearing else {
      StandIn.fault(
        "Unbalanced calls to begin/end appearance transitions for \(type(of: self)): "
          + "end while \(state.phase)")
      return
    }
    if state.phase == .appearing { standInIsAppearingOnce() }
    if standInForwards { standInForwardEnd(state.phase) }
    standInAppearance.phase = state.phase == .appearing ? .appeared : .disappeared
    if state.phase == .appearing {
      viewDidAppear(state.animated)
      standInContainment.isMovingIn = false
    } else {
      viewDidDisappear(state.animated)
    }
  }

  /// Its view is being laid out: in a window that means is-appearing, once per appearance.
  func standInViewLaysOut() {
    guard standInAppearance.phase == .appearing, viewIfLoaded?.window != nil else { return }
    standInIsAppearingOnce()
  }

  private func standInIsAppearingOnce() {
    guard !standInAppearance.hasBeenAppearing else { return }
    standInAppearance.hasBeenAppearing = true
    viewIsAppearing(standInAppearance.animated)
  }

  var standInForwards: Bool { shouldAutomaticallyForwardAppearanceMethods }

  /// Whether a forwarded call has something to say to this child.
  func standInAwaits(_ isAppearing: Bool) -> Bool {
    switch standInAppearance.phase {
    case .disappeared, .disappearing: isAppearing
    case .appeared, .appearing: !isAppearing
    }
  }

  /// A child's view put into or taken out of a window appears and disappears with it, where its
  /// parent forwards by itself.
  func standInViewWillMove(to window: UIWindow?) {
    guard let parent, parent.standInForwards, !standInIsPlacedBySystem else { return }
    let phase = standInAppearance.phase
    if window != nil {
      guard phase == .disappeared else { return }
      switch parent.standInAppearance.phase {
      case .appeared: standInBeginAppearance(true, animated: false)
      case .appearing: standInBeginAppearance(true, animated: parent.standInAppearance.animated)
      case .disappeared, .disappearing: break
      }
    } else if phase == .appeared || phase == .appearing {
      standInBeginAppearance(false, animated: false)
    }
  }

  func standInViewDidMove(to window: UIWindow?) {
    guard let parent, parent.standInForwards, !standInIsPlacedBySystem else { return }
    if window != nil {
      guard standInAppearance.phase == .appearing, parent.standInAppearance.phase == .appeared
      else { return }
      StandIn.turns.next { [weak self] in
        StandIn.turns.next { [weak self] in
          guard let self, standInAppearance.phase == .appearing else { return }
          standInEndAppearance()
        }
      }
    } else if standInAppearance.phase == .disappearing {
      standInEndAppearance()
    }
  }
}
