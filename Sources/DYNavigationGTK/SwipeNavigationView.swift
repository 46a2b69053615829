import CGTK4

/// A stack of pages in a GTK widget: swipe back and the page follows the finger and pops; swipe forward
/// and the next page follows the finger and pushes.
///
///     let view = SwipeNavigationView(root: SwipePage(list, title: "Inbox"))
///     gtk_window_set_child(window, view.widget)
///     view.nextPage = { page in page === inbox ? thread : nil }
///     view.push(thread)
///
/// The widget keeps the view while it is in a window; the program need not. All calls are legal at any
/// time, in callbacks too; one that cannot be done says why.
///
/// Touch, mouse, pen, touchpad, Escape, Alt and the arrow keys, and the mouse's back and forward
/// buttons drive it. A widget under the pointer that follows drags itself wins: a scroller that can
/// still move, a scale, text that is being selected, a drag source, and anything with the CSS class
/// `no-swipe`.
@MainActor public final class SwipeNavigationView {
  /// The widget to put into a window.
  public let widget: Widget
  /// Style, spring, where swipes may start, forward history. What shows takes effect when nothing moves.
  public var configuration: Configuration { didSet { configure() } }
  /// Whether a mouse may drag pages; touch and pen always do.
  public var allowsMouseDrag = true
  /// Whether each page has a header bar with its title and a back button.
  public var showsHeaderBars = false { didSet { updateHeaders() } }
  /// Whether header bars show the buttons of the window: for a view that fills one without a title bar.
  public var headerShowsWindowControls = false { didSet { updateHeaders() } }
  /// What a screen reader calls the back button, from the title of the page below.
  public var backButtonLabel = { (title: String) in title.isEmpty ? "Back" : "Back to \(title)" }

  /// What a swipe forward shows after this page; asked when such a swipe begins. Nil: nothing.
  public var nextPage: ((SwipePage) -> SwipePage?)?
  /// Whether a page may be left downwards; a page's own `mayLeave` is asked besides.
  public var mayLeave: ((SwipePage) -> Bool)?
  /// All that happens, in order: transitions, refusals, and what pages hear as well.
  public var onEvent: ((PageEvent<SwipePage>) -> Void)?

  var stack: PageStack<SwipePage>
  /// What has happened and was not told yet.
  var events: [PageEvent<SwipePage>] = []
  /// Whether the app is just hearing of them.
  var isTelling = false
  /// Tasks that wait for everything to come to rest, by number.
  var waiters: [Int: Waiter] = [:]
  var nextWaiter = 0
  var surroundings = Surroundings()
  /// The id of the tick callback while frames are wanted; 0 while not.
  var ticks: guint = 0
  var sentConfiguration: Configuration
  /// The width that the engine knows; any, before the first layout.
  var width = Int32(360)
  var isAllocating = false
  /// Whether pages lie from right to left: as the widget says, from the next gesture on.
  var isMirrored = false
  var shown = Shown()
  let dimming: Dimming
  let shadow: Widget
  /// The page that has, or last had, the focus.
  var focused: SwipePage?
  var input = InputState()
  /// Keeps the view alive as long as anyone but the view itself holds its widget.
  private var heldByWidget: SwipeNavigationView?

  /// A view with a root page, and more pages on top of it; one that comes twice is left out.
  public init(
    root: SwipePage, _ more: [SwipePage] = [], configuration: Configuration = Configuration()
  ) {
    MainLoop.attach()
    self.configuration = configuration
    sentConfiguration = configuration
    stack = PageStack(root: root, more, width: Double(width), configuration: configuration)
    widget = cgtk4_box_new(
      "swipenavigation", GTK_ORIENTATION_HORIZONTAL, GTK_ACCESSIBLE_ROLE_GROUP)
    dimming = Dimming()
    shadow = cgtk4_box_new("shadow", GTK_ORIENTATION_HORIZONTAL, GTK_ACCESSIBLE_ROLE_PRESENTATION)
    focused = stack.top
    StyleSheet.install(for: widget)
    holdWidget()
    setUpLayout()
    turnRound()
    setUpInput()
    for page in stack.pages { page.view = self }
    configure()
    place()
  }

  isolated deinit {
    for waiter in waiters.values { waiter.cancel() }
    Self.forget(widget)
    tearDownSignals()
    g_object_remove_toggle_ref(widget.object, Self.onToggle, data)
  }

  /// What callbacks get to find their view.
  var data: gpointer { Unmanaged.passUnretained(self).toOpaque() }

  static func from(_ data: gpointer?) -> SwipeNavigationView? {
    data.map { Unmanaged<SwipeNavigationView>.fromOpaque($0).takeUnretainedValue() }
  }

  /// A reference that knows whether it is the only one.
  private func holdWidget() {
    g_object_ref_sink(widget)
    g_object_add_toggle_ref(widget.object, Self.onToggle, data)
    g_object_unref(widget)
  }

  private static let onToggle: GToggleNotify = { data, _, isLast in
    nonisolated(unsafe) let data = data  // GTK calls on the thread that it lives on
    MainActor.assumeIsolated {
      guard let view = SwipeNavigationView.from(data) else { return }
      view.heldByWidget = isLast != 0 ? nil : view
    }
  }
}

extension SwipeNavigationView {
  /// The stack, bottom to top. O(n).
  public var pages: [SwipePage] { stack.pages }

  /// How many pages the stack has.
  public var count: Int { stack.count }

  /// The page that the stack ends with: where everything goes, at once after a call.
  public var topPage: SwipePage? { stack.top }

  /// The page on screen that is on top.
  public var visiblePage: SwipePage? { stack.front }

  /// Where the view is on the way: 0 is the root, 1.5 halfway onto the third page.
  public var position: Double { stack.scene.position }

  /// Whether a page moves or a finger holds one.
  public var isMoving: Bool { stack.scene.phase != .resting }
}
