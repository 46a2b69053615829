import CGTK4
import CVersus
import DYNavigationGTK

/// `SwipeNavigationView` with two pages, the second one on top.
@MainActor final class Ours {
  let view: SwipeNavigationView
  private let pages: [SwipePage]

  init(ui: String, style: Style) {
    pages = (0..<2).map { _ in SwipePage(log_page(ui, 0)) }
    view = SwipeNavigationView(
      root: pages[0], [pages[1]], configuration: Configuration(style: style))
  }

  /// How far the page on top is from its place, in pixels.
  var position: Double {
    (1 - view.position) * Double(gtk_widget_get_width(view.widget))
  }

  func reset() { view.set(pages, animated: false) }
}

adw_init()
let arguments = CommandLine.arguments
guard arguments.count == 3 else { fatalError("expected a page and a style") }
let ours = Ours(ui: arguments[1], style: arguments[2] == "slide" ? .slide : .parallax)
log_window(
  ours.view.widget,
  { data in
    guard let data else { return 0 }
    return Unmanaged<Ours>.fromOpaque(data).takeUnretainedValue().position
  },
  { data in
    if let data { Unmanaged<Ours>.fromOpaque(data).takeUnretainedValue().reset() }
    return 1
  }, Unmanaged.passUnretained(ours).toOpaque())
while true { g_main_context_iteration(nil, 1) }
