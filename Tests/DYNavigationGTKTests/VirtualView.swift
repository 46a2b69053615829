import CGTK4
import SwipeReplay

@testable import DYNavigationGTK

/// A view without a window, on a virtual clock: what comes from GTK is called directly.
@MainActor final class VirtualView {
  let view: SwipeNavigationView
  /// Everything that the view tells, in words.
  var log: [String] = []
  private(set) var size: (width: Int32, height: Int32)
  private let clock = Clock()

  private final class Clock { var microseconds: Int64 = 0 }

  init(
    _ pages: [SwipePage], width: Int32 = 400, height: Int32 = 600,
    configuration: Configuration = Configuration()
  ) {
    size = (width, height)
    view = SwipeNavigationView(
      root: pages[0], Array(pages.dropFirst()), configuration: configuration)
    view.surroundings = Surroundings(
      now: { [clock] in clock.microseconds }, hasFrameClock: false, heedsSettings: false)
    view.onEvent = { [weak self] in self?.log.append(words($0)) }
    allocate()
  }

  convenience init(_ names: String..., width: Int32 = 400, configuration: Configuration = .init()) {
    self.init(names.map { SwipePage.named($0) }, width: width, configuration: configuration)
  }

  var time: Int64 {
    get { clock.microseconds }
    set { clock.microseconds = newValue }
  }

  func resize(_ width: Int32, _ height: Int32) {
    size = (width, height)
    allocate()
  }

  /// What GTK does before it draws.
  func allocate() {
    Display.open()
    gtk_widget_measure(view.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(view.widget, GTK_ORIENTATION_VERTICAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(view.widget, size.width, size.height, -1, nil)
  }

  /// Frames until nothing moves, or so many of them.
  func settle(frames: Int = 600) {
    for _ in 0..<frames where view.stack.wantsFrames {
      time += 16_667
      _ = view.tick(at: time)
    }
  }

  func touch(_ phase: PointerReading.Phase, _ x: Double, _ y: Double = 300, pointer: Int = 1) {
    view.handle(PointerReading(phase: phase, pointer: pointer, x: x, y: y, time: time))
  }

  /// A finger from one place to another in so many steps of 8 ms, still down at the end.
  func drag(from start: Double, to end: Double, steps: Int = 20) {
    touch(.down, start)
    for step in 1...steps {
      time += 8_000
      touch(.move, start + (end - start) * Double(step) / Double(steps))
    }
  }

  var names: [String] { view.pages.map(\.title) }

  /// Where the widget of a page is, after layout; nil when it is not visible.
  func x(of page: SwipePage?) -> Double? {
    guard let page, gtk_widget_get_visible(page.bin) != 0 else { return nil }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(page.bin, view.widget, &bounds) != 0 else { return nil }
    return Double(bounds.origin.x)
  }
}

extension SwipePage {
  static func named(_ name: String) -> SwipePage {
    Display.open()
    return SwipePage(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), title: name)
  }
}

@MainActor func words(_ event: PageEvent<SwipePage>) -> String {
  switch event {
  case .claimed(let direction): "claimed \(direction)"
  case .contentCancelled: "content cancelled"
  case .began(let kind, let cause): "began \(kind) by \(cause)"
  case .ended(let outcome): "ended \(outcome)"
  case .willAppear(let page): "\(page.title) will appear"
  case .didAppear(let page): "\(page.title) did appear"
  case .willDisappear(let page): "\(page.title) will disappear"
  case .didDisappear(let page): "\(page.title) did disappear"
  case .dropped(let page): "\(page.title) dropped"
  case .refused(let verb, let reason): "refused \(verb): \(reason.words)"
  }
}
