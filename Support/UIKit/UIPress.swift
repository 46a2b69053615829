import Foundation

@MainActor open class UIPress: NSObject {
  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var key: UIKey?
  open internal(set) weak var responder: UIResponder?
  open internal(set) weak var window: UIWindow?

  override init() { super.init() }
}

@MainActor open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []
}

@MainActor open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags

  init(_ characters: String, _ modifiers: UIKeyModifierFlags) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    modifierFlags = modifiers
  }
}
