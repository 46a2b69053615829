import CGTK4
import CVersus
import DYNavigationGTK

/// How long a push and a pop take on stacks of some depth, in a window.
@MainActor enum Depth {
  static func measure(ui: String) {
    let view = SwipeNavigationView(root: page(ui, "root"))
    let window: Widget = gtk_window_new()
    let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_default_size(asWindow, 400, 600)
    gtk_window_set_child(asWindow, view.widget)
    gtk_window_present(asWindow)
    for depth in [10, 100, 1_000, 5_000] {
      while view.count < depth { view.push(page(ui, "\(view.count)"), animated: false) }
      let times = (0..<100).map { _ in time(of: page(ui, "one more"), on: view) }
      print(
        "\(depth) pages: push \(median(times.map(\.push))) µs, pop \(median(times.map(\.pop))) µs,",
        "\(mapped(view)) mapped")
    }
  }

  private static func page(_ ui: String, _ title: String) -> SwipePage {
    SwipePage(log_page(ui, 0), title: title)
  }

  private static func time(
    of page: SwipePage, on view: SwipeNavigationView
  ) -> (push: Int, pop: Int) {
    let start = g_get_monotonic_time()
    view.push(page, animated: false)
    let pushed = g_get_monotonic_time()
    while g_main_context_iteration(nil, 0) != 0 {}
    let popping = g_get_monotonic_time()
    view.pop(animated: false)
    let popped = g_get_monotonic_time()
    while g_main_context_iteration(nil, 0) != 0 {}
    return (Int(pushed - start), Int(popped - popping))
  }

  private static func median(_ times: [Int]) -> Int { times.sorted()[times.count / 2] }

  private static func mapped(_ view: SwipeNavigationView) -> Int {
    view.pages.filter { gtk_widget_get_mapped($0.widget) != 0 }.count
  }
}
