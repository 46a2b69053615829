import UIKit

/// Back and forward by other ways than a finger.
extension DYNavigationController {
  /// Escape, Command+[ and Command+], where they lead somewhere.
  var navigationKeyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    if stack.count > 1 {
      commands.append(command(UIKeyCommand.inputEscape, [], Self.backAction))
      commands.append(command("[", .command, Self.backAction))
    }
    commands.append(command("]", .command, Self.forwardAction))
    return commands
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
    refreshSettings()
    let (count, top) = (stack.count, stack.top.map { [$0] } ?? [])
    send(.key(.back))
    removeUnseen(of: top)
    return stack.count < count
  }
}
