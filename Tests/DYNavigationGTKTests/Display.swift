import CGTK4
import Foundation
import Testing

/// All tests of the GTK host: one at a time, and only where there is a display to open.
@Suite(.serialized, .enabled(if: Display.isThere, "no display: run Support/gtk-test"))
@MainActor struct `The GTK host` {}

enum Display {
  static let isThere = ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY"].contains {
    ProcessInfo.processInfo.environment[$0]?.isEmpty == false
  }

  @MainActor static func open() { opened }

  @MainActor private static let opened: Void = {
    guard gtk_init_check() != 0 else { fatalError("GTK cannot open the display") }
  }()
}
