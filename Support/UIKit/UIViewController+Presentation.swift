import Foundation

@MainActor struct PresentationState {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
  var coversPresenter = false
}

/// Modal presentation without custom animators: full screen, or a card that leaves the presenter
/// in place.
extension UIViewController {
  func standInPresent(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = standInPresenter(of: controller) else { return }
    if let busy = presenter.standInPresentation.presented {
      StandIn.fault(
        "\(type(of: presenter)) presents \(type(of: controller)) while it presents "
          + "\(type(of: busy))")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      StandIn.fault("\(type(of: presenter)) presents from outside any window")
      return
    }
    presenter.standInPresentation.presented = controller
    controller.standInPresentation.presenting = presenter
    controller.standInPresentation.isBeingPresented = true
    controller.standInIsPlacedBySystem = true
    let covers = [.fullScreen, .currentContext].contains(controller.modalPresentationStyle)
    let place = presenter.parent == nil ? window : presenter.viewIfLoaded?.superview ?? window
    controller.standInPresentation.coversPresenter = covers
    if covers { presenter.standInBeginAppearance(false, animated: animated) }
    controller.standInBeginAppearance(true, animated: animated)
    if let view = controller.viewIfLoaded {
      view.frame = place.bounds
      place.addSubview(view)
    }
    standInAfter(animated) {
      if covers {
        presenter.viewIfLoaded?.standInRemoveFromSuperview()
        presenter.standInEndAppearance()
      }
      controller.standInEndAppearance()
      controller.standInPresentation.isBeingPresented = false
      completion?()
    }
  }

  /// The outermost controller, or for a style that asks for it the nearest that offers its place.
  private func standInPresenter(of controller: UIViewController) -> UIViewController? {
    let around = Array(sequence(first: self, next: \.parent))
    let asks = [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle)
    return around.first { asks && $0.definesPresentationContext } ?? around.last
  }

  /// Asked of the presenter or of what it presents.
  func standInDismiss(animated: Bool, completion: (() -> Void)?) {
    guard let controller = standInPresentation.presented ?? standInPresented,
      let presenter = controller.standInPresentation.presenting,
      !controller.standInPresentation.isBeingDismissed
    else {
      completion?()
      return
    }
    controller.standInPresentation.isBeingDismissed = true
    controller.standInBeginAppearance(false, animated: animated)
    let covers = controller.standInPresentation.coversPresenter
    if covers {
      presenter.standInBeginAppearance(true, animated: animated)
      if let view = presenter.viewIfLoaded, let place = controller.viewIfLoaded?.superview {
        place.insertSubview(view, at: 0)
      }
    }
    standInAfter(animated) {
      controller.viewIfLoaded?.standInRemoveFromSuperview()
      controller.standInEndAppearance()
      if covers { presenter.standInEndAppearance() }
      presenter.standInPresentation.presented = nil
      controller.standInPresentation = PresentationState()
      completion?()
    }
  }

  private var standInPresented: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.standInPresentation.presenting != nil }
  }

  private func standInAfter(_ animated: Bool, _ work: @escaping @MainActor () -> Void) {
    if animated {
      _ = standInClock.after(0.4, work)
    } else {
      StandIn.turns.next { StandIn.turns.next(work) }
    }
  }
}
