import Foundation

struct ContainmentState {
  /// What the controller was last told by willMove and has not yet been told by didMove.
  enum Announcement {
    case none
    case joining
    case leaving
  }

  var announced = Announcement.none
  /// didMove(toParent:) is still to come from the container.
  var awaitsDidMove = false
  var isMovingIn = false
  var isMovingOut = false
}

extension UIViewController {
  func standInAdd(_ child: UIViewController) {
    guard child.parent !== self else {
      StandIn.fault("\(type(of: child)) was added twice to \(type(of: self))")
      return
    }
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      StandIn.fault("\(type(of: child)) was added to itself or to a controller inside it")
      return
    }
    if let old = child.parent {
      old.standInForget(child)
      child.parent = nil
    }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.standInContainment.isMovingIn = true
    child.standInContainment.awaitsDidMove = true
  }

  func standInRemoveFromParent() {
    guard let parent else {
      StandIn.fault("\(type(of: self)) was removed from a parent it does not have")
      return
    }
    if standInContainment.announced != .leaving {
      StandIn.fault("\(type(of: self)) was removed without willMove(toParent: nil)")
    }
    if let view = viewIfLoaded, let around = parent.viewIfLoaded, view.isDescendant(of: around) {
      StandIn.fault("\(type(of: self)) was removed while its view is still in its parent's")
    }
    parent.standInForget(self)
    self.parent = nil
    didMove(toParent: nil)
    standInContainment = ContainmentState()
  }

  private func standInForget(_ child: UIViewController) {
    children.removeAll { $0 === child }
    standInChildTraits[ObjectIdentifier(child)] = nil
  }

  func standInNoteWillMove(to parent: UIViewController?) {
    standInContainment.announced = parent == nil ? .leaving : .joining
    standInContainment.isMovingOut = parent == nil
  }

  func standInNoteDidMove(to parent: UIViewController?) {
    if let parent, parent !== self.parent {
      StandIn.fault("\(type(of: self)) was told didMove to a controller that is not its parent")
    }
    standInContainment.announced = .none
    standInContainment.awaitsDidMove = false
    standInContainment.isMovingOut = false
    if standInAppearance.phase != .appearing { standInContainment.isMovingIn = false }
  }
}
