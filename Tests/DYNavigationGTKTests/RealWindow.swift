import CGTK4
import CGTK4Testing
import Foundation

@testable import DYNavigationGTK

/// A view in a real window on the display, driven by the display's own pointer and keys.
@MainActor final class RealWindow {
  let view: SwipeNavigationView
  let window: Widget
  private var isOpen = true
  var log: [String] = []
  /// Where the page on top was in each frame: the needle, and microseconds.
  private(set) var frames: [(time: Int64, position: Double)] = []

  init(
    _ pages: [SwipePage], width: Int32 = 400, height: Int32 = 500,
    configuration: Configuration = Configuration()
  ) {
    view = SwipeNavigationView(
      root: pages[0], Array(pages.dropFirst()), configuration: configuration)
    window = gtk_window_new()
    gtk_window_set_decorated(window.cast(), 0)
    gtk_window_set_default_size(window.cast(), width, height)
    gtk_window_set_child(window.cast(), view.widget)
    view.onEvent = { [weak self] in self?.log.append(words($0)) }
    _ = gtk_widget_add_tick_callback(
      window,
      { _, clock, data in
        guard let data else { return 0 }
        let stage = Unmanaged<RealWindow>.fromOpaque(data).takeUnretainedValue()
        stage.frames.append(
          (Int64(gdk_frame_clock_get_frame_time(clock)), stage.view.stack.scene.position))
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    gtk_window_present(window.cast())
    wait { gtk_widget_get_width(self.view.widget) == width }
    act("mousemove 200 400")
    act("windowfocus \(surfaceID)")
  }

  isolated deinit { close() }

  /// Destroys the window, once.
  func close() {
    if isOpen { gtk_window_destroy(window.cast()) }
    isOpen = false
  }

  convenience init(_ names: String..., configuration: Configuration = .init()) {
    self.init(names.map { SwipePage.named($0) }, configuration: configuration)
  }

  var names: [String] { view.pages.map(\.title) }

  /// The titles of the pages that GTK has on screen.
  var mappedPages: [String] {
    view.stack.ruler.filter { gtk_widget_get_mapped($0.bin) != 0 }.map(\.title)
  }

  private var surfaceID: Int {
    gtk_native_get_surface(OpaquePointer(window)).map { Int(cgtk4_x11_window($0)) } ?? 0
  }

  /// Runs the main loop until something is so; gives up after five seconds.
  func wait(_ isSo: () -> Bool) {
    let end = g_get_monotonic_time() + 5_000_000
    let alarm = g_timeout_add(50, { _ in 1 }, nil)
    while !isSo(), g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
    g_source_remove(alarm)
  }

  func waitForRest() { wait { !self.view.isMoving && self.view.ticks == 0 } }

  /// Commands of xdotool; the main loop runs meanwhile.
  func act(_ commands: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdotool"] + commands.split(separator: " ").map(String.init)
    guard (try? process.run()) != nil else { return }
    wait { !process.isRunning }
    // What the display has sent by now; the pointer's motion comes with the next frame.
    gdk_display_sync(gdk_display_get_default())
    for _ in 0..<20 { g_main_context_iteration(nil, 0) }
    guard isOpen, gtk_widget_get_mapped(window) != 0 else { return }
    let seen = frames.count
    wait { self.frames.count >= seen + 2 }
  }

  /// The pointer goes from one place to another in so many steps of 10 ms.
  func way(from start: Int, to end: Int, y: Int = 400, steps: Int = 12) -> String {
    (1...steps).map { "mousemove \(start + (end - start) * $0 / steps) \(y) sleep 0.01" }
      .joined(separator: " ")
  }

  func drag(from start: Int, to end: Int, y: Int = 400, steps: Int = 12) {
    act(
      "mousemove \(start) \(y) mousedown 1 \(way(from: start, to: end, y: y, steps: steps)) mouseup 1"
    )
    waitForRest()
  }
}
