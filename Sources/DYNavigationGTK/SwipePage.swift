import CGTK4

/// A page of a `SwipeNavigationView`: a widget, its title, and what the app wants to hear of it.
///
///     let page = SwipePage(label, title: "Inbox")
///     page.onDidAppear = { print("here") }
///
/// A page is on at most one stack, once. It keeps its widget; a page that has left the stack is released
/// unless the app holds it, and can be pushed again.
@MainActor public final class SwipePage {
  /// The app's widget.
  public let widget: Widget
  /// What the header bar shows, the back button of the page above, and a screen reader says.
  public var title: String { didSet { titleChanged() } }
  /// Whether the page has no header bar although its view shows header bars.
  public var hidesHeaderBar = false { didSet { view?.updateHeaders() } }
  /// How far from the leading edge a swipe back from this page may start, in points; less than 0 for
  /// nowhere, nil for what the view's configuration says. Can change at any time.
  public var startDistance: Double? { didSet { view?.configure() } }
  /// Whether the page may be left downwards; asked when a swipe begins, when it ends, and at calls
  /// and keys. A page that refuses gives way a little and comes back.
  public var mayLeave: (() -> Bool)?

  /// Come in closed pairs: every `onWillAppear` is followed by `onDidAppear`, or by
  /// `onWillDisappear` and `onDidDisappear` when the transition is cancelled.
  public var onWillAppear: (() -> Void)?
  public var onDidAppear: (() -> Void)?
  public var onWillDisappear: (() -> Void)?
  public var onDidDisappear: (() -> Void)?
  /// The page has left the stack and its widgets have left the window.
  public var onDropped: (() -> Void)?

  /// The view that has the page on its stack or still shows it.
  public var navigationView: SwipeNavigationView? { view }

  /// What the view places: the header bar, if any, above the widget.
  let bin: Widget
  weak var view: SwipeNavigationView?
  var header: PageHeader?
  private var headerWidgets: [(widget: Widget, isAtStart: Bool)] = []
  private var lastFocus = WeakWidget(nil)

  /// Takes over a floating widget, as GTK containers do.
  public init(_ widget: Widget, title: String = "") {
    self.widget = widget
    self.title = title
    bin = cgtk4_box_new("swipepage", GTK_ORIENTATION_VERTICAL, GTK_ACCESSIBLE_ROLE_GROUP)
    g_object_ref_sink(bin)
    g_object_ref_sink(widget)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    gtk_box_append(bin.cast(), widget)
    cgtk4_set_accessible_label(bin, title)
  }

  isolated deinit {
    for (widget, _) in headerWidgets { g_object_unref(widget) }
    g_object_unref(widget)
    g_object_unref(bin)
  }

  /// Puts a widget of the app into the page's header bar, beside the title.
  public func addToHeaderBar(_ widget: Widget, atStart: Bool = false) {
    g_object_ref_sink(widget)
    headerWidgets.append((widget, atStart))
    header?.add(widget, atStart: atStart)
  }

  private func titleChanged() {
    cgtk4_set_accessible_label(bin, title)
    view?.updateHeaders()
  }
}

extension SwipePage: Hashable {
  public nonisolated static func == (a: SwipePage, b: SwipePage) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SwipePage {
  /// Shows the header bar, or takes it away.
  func setHeader(_ content: PageHeader.Content?) {
    guard let content else {
      header?.remove()
      header = nil
      return
    }
    if header == nil {
      let header = PageHeader(in: bin) { [weak self] in self?.view?.pop() }
      for (widget, isAtStart) in headerWidgets { header.add(widget, atStart: isAtStart) }
      self.header = header
    }
    header?.show(content)
  }

  /// Keeps in mind which widget had the focus when the page was left.
  func rememberFocus(_ focus: Widget?) {
    lastFocus = WeakWidget(focus.flatMap { $0.isInside(bin) ? $0 : nil })
  }

  /// Gives the focus to the widget that had it, else to the first one that takes it.
  func restoreFocus() {
    if let last = lastFocus.widget, last.isInside(bin), gtk_widget_grab_focus(last) != 0 { return }
    if gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) == 0 {
      _ = gtk_widget_child_focus(bin, GTK_DIR_TAB_FORWARD)
    }
  }
}
