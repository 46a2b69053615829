import Foundation

extension UIScene {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }
}

extension UIApplication {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }
}
