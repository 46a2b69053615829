import CGTK4
import Dispatch

#if os(Linux)
  import Glibc
#endif

/// Lets tasks of Swift's main actor run while GLib's main loop runs: without it, what awaits on the
/// main actor would never go on in a GTK program.
///
/// The first `SwipeNavigationView` attaches it by itself; programs that need tasks before that call it.
@MainActor public enum MainLoop {
  private static var isAttached = false

  /// Attaches the main actor to GLib's default main context; again does nothing.
  public static func attach() {
    guard !isAttached else { return }
    isAttached = true
    #if os(Linux)  // on macOS GDK runs the system's own loop
      _ = g_unix_fd_add(
        _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
        { handle, _, _ in
          // It stays readable until it is read, and nothing less urgent would ever have its turn.
          var wakeUps: UInt64 = 0
          _ = read(handle, &wakeUps, MemoryLayout.size(ofValue: wakeUps))
          _dispatch_main_queue_callback_4CF(nil)
          return 1  // and again
        }, nil)
    #endif
  }
}
