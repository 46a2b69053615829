import UIKit

/// The full-screen pop of one navigation controller: what was set, what is in force, and the switch.
///
///     navigationController.enableFullscreenPop()
///     navigationController.fullscreenPop?.configuration.swipeArea = .edge
@MainActor public final class FullscreenPop {
  /// What the app has set. Another way takes over when nothing moves.
  public var configuration: FullscreenPopConfiguration {
    didSet { if !(configuration.way == oldValue.way) || isUnfit(oldValue) { restart() } }
  }

  /// Hears of a swipe, or of a call during one, that came to nothing, and why.
  public var didRefuse: ((DYNavigationVerb, DYNavigationRefusal) -> Void)?

  /// The controller whose pages move.
  public private(set) weak var navigationController: UINavigationController?
  private(set) var mechanism: (any FullscreenPopMechanism)?
  var systemPops = SystemPopSwitch()
  private weak var gate: TouchGate?
  private let system: SystemRelease

  init(
    _ navigationController: UINavigationController, _ configuration: FullscreenPopConfiguration,
    system: SystemRelease
  ) {
    self.navigationController = navigationController
    self.configuration = configuration
    self.system = system
  }

  /// Whether it is on.
  public var isOn: Bool { mechanism != nil }

  /// Whether the pages are moved by this package's own animation, not by the system's.
  public var isCustom: Bool { mechanism is EnginePop }

  /// Loads the controller's view, which keeps it from then on.
  func start() {
    guard mechanism == nil, let view = navigationController?.view else { return }
    let gate = TouchGate(self)
    view.addGestureRecognizer(gate)
    self.gate = gate
    startMechanism()
  }

  /// Off, with everything as it was. A swipe that runs goes back.
  public func stop() {
    stopMechanism()
    if let gate { gate.view?.removeGestureRecognizer(gate) }
    gate = nil
  }

  private func startMechanism() {
    let chosen = makeMechanism()
    if chosen.start(for: self) {
      mechanism = chosen
    } else {
      let custom = EnginePop()
      if custom.start(for: self) { mechanism = custom }
    }
  }

  private func makeMechanism() -> any FullscreenPopMechanism {
    switch configuration.way {
    case .automatic: usesTheSystem(configuration) ? ContentPop(system) : EnginePop()
    case .custom: EnginePop()
    case .systemContent: system.hasContentPop ? ContentPop(system) : EnginePop()
    case .other(_, let make): make()
    }
  }

  private func usesTheSystem(_ configuration: FullscreenPopConfiguration) -> Bool {
    system.hasContentPop && !configuration.exceedsTheSystem
  }

  /// Whether what `automatic` chose for one configuration is wrong for the other.
  private func isUnfit(_ old: FullscreenPopConfiguration) -> Bool {
    configuration.way == .automatic && usesTheSystem(old) != usesTheSystem(configuration)
  }

  private func restart() {
    guard isOn else { return }
    stopMechanism()
    startMechanism()
  }

  private func stopMechanism() {
    let stopped = mechanism
    mechanism = nil
    stopped?.stop()
  }

  func fingerWillCome(at point: CGPoint) { mechanism?.fingerWillCome(at: point) }

  func fingerHasCome() { mechanism?.fingerHasCome() }
}

/// What the system brings along.
struct SystemRelease {
  /// Whether navigation controllers have a swipe over the whole content, or may get one.
  var hasContentPop: Bool

  static var current: SystemRelease {
    guard #available(iOS 26, *) else { return SystemRelease(hasContentPop: false) }
    return SystemRelease(hasContentPop: true)
  }
}
