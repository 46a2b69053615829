import CGTK4
import DYNavigationGTK
import Foundation

/// How much longer a push and a pop take on a stack of 2,000 pages than on one of 10, in a window: prints
/// the ratio, and what it comes from on standard error.
@MainActor struct Depth {
  private let view = SwipeNavigationView(root: SwipePage(gtk_label_new("root")))

  init() {
    let window: Widget = gtk_window_new()
    gtk_window_set_default_size(window.cast(), 400, 600)
    gtk_window_set_child(window.cast(), view.widget)
    gtk_window_present(window.cast())
    takeTurns()
  }

  func ratio() -> Double {
    let shallow = nanoseconds(on: 10)
    let deep = nanoseconds(on: 2_000)
    FileHandle.standardError.write(
      Data(
        """
        push and pop: \(Int(shallow)) ns on 10 pages, \(Int(deep)) ns on 2,000; \
        \(mapped) of these mapped\n
        """.utf8))
    return deep / shallow
  }

  /// Of the processor, for a push and a pop with their layout: the median of 200.
  private func nanoseconds(on depth: Int) -> Double {
    while view.count < depth { view.push(page(), animated: false) }
    takeTurns()
    let times = (0..<200).map { _ in
      let (next, start) = (page(), now)
      view.push(next, animated: false)
      takeTurns()
      view.pop(animated: false)
      takeTurns()
      return now - start
    }
    return times.sorted()[times.count / 2]
  }

  private func page() -> SwipePage { SwipePage(gtk_label_new("a page"), title: "A page") }

  private func takeTurns() { while g_main_context_iteration(nil, 0) != 0 {} }

  private var mapped: Int { view.pages.filter { gtk_widget_get_mapped($0.widget) != 0 }.count }

  private var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

gtk_init()
print(Depth().ratio())
