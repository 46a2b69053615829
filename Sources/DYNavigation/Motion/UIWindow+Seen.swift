import UIKit

extension UIWindow {
  /// Whether what moves in it is seen: in the background no frame comes.
  var isSeen: Bool { windowScene?.activationState != .background }
}
