import UIKit

/// Back and forward by other ways than a finger.
extension DYNavigationController {
  /// Escape, Command+[ and Command+], where they lead somewhere.
  var navigationKeyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    if presented != nil { return commands }
    if canGoBack {
      commands.append(command(UIKeyCommand.inputEscape, [], Self.backAction))
      commands.append(command("[", .command, Self.backAction))
    }
    commands.append(command("]", .command, Self.forwardAction))
    return commands
  }

  /// Nothing below something presented is left by a key.
  private var canGoBack: Bool { stack.count > 1 && presented == nil }

  /// Whether an action is back or forward where it leads nowhere: then it is another container's.
  func leadsNowhere(_ action: Selector) -> Bool {
    if action == Selector(Self.backAction) { return !canGoBack }
    return action == Selector(Self.forwardAction) && presented != nil
  }

  private static let backAction = "goBack:"
  private static let forwardAction = "goForward:"

  private func command(
    _ input: String, _ modifiers: UIKeyModifierFlags, _ action: String
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: modifiers, action: Selector(action))
  }

  /// Whether a page was popped.
  func goBackByKey() -> Bool {
    guard presented == nil else { return false }
    refreshSettings()
    let (count, top) = (stack.count, stack.top.map { [$0] } ?? [])
    send(.key(.back))
    removeUnseen(of: top)
    return stack.count < count
  }
}
