import UIKit

/// How the pages of a navigation controller are moved under a finger.
///
/// The module `DYNavigationSystemPop` adds two ways that need private API.
@MainActor public enum FullscreenPopWay {
  /// From iOS 26 on `systemContent`, unless the configuration asks for what it can't do; otherwise
  /// `custom`.
  case automatic
  /// A navigation animation of this package's own. Public API, from iOS 13 on.
  case custom
  /// The system's own swipe over the whole content, iOS 26 and later. Before that it is `custom`.
  case systemContent
  /// A way from elsewhere, by a name of its own; each navigation controller gets one made for it.
  case other(String, make: @MainActor () -> any FullscreenPopMechanism)

  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.automatic, .automatic), (.custom, .custom), (.systemContent, .systemContent): true
    case (.other(let one, _), .other(let other, _)): one == other
    case (.automatic, _), (.custom, _), (.systemContent, _), (.other, _): false
    }
  }
}

/// What moves the pages of one navigation controller under a finger.
@MainActor public protocol FullscreenPopMechanism: AnyObject {
  /// Begins. Returns false where it can't, with nothing changed: `custom` takes its place.
  func start(for pop: FullscreenPop) -> Bool
  /// Ends, with everything as it was. A swipe that runs goes back.
  func stop()
  /// A finger comes down at a point of the navigation controller's view, before it is anyone's.
  func fingerWillCome(at point: CGPoint)
  /// All recognisers have heard of that finger.
  func fingerHasCome()
}

extension FullscreenPopMechanism {
  public func fingerWillCome(at point: CGPoint) {}
  public func fingerHasCome() {}
}
