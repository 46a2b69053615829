import CGTK4
import DYNavigationGTK

/// The demo: a list of the hours of a day, a page for each, and a page of settings.
@MainActor final class Demo {
  private let options: Options
  private(set) var settings: Settings
  private var view: SwipeNavigationView?

  init(_ options: Options) {
    self.options = options
    settings = Settings(style: options.style)
  }

  func run() {
    let app = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)
    let data = Unmanaged.passUnretained(self).toOpaque()
    _ = cgtk4_on_activate(
      app,
      { app, data in
        guard let data else { return }
        Unmanaged<Demo>.fromOpaque(data).takeUnretainedValue().open(app)
      }, data)
    let application = UnsafeMutableRawPointer(app)?.assumingMemoryBound(to: GApplication.self)
    _ = g_application_run(application, 0, nil)
  }

  private func open(_ app: UnsafeMutablePointer<GtkApplication>?) {
    Look.install()
    let view = makeView()
    self.view = view
    gtk_widget_set_default_direction(
      options.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    cgtk4_prefer_dark(options.isDark ? 1 : 0)
    let window: Widget = gtk_application_window_new(app)
    let asWindow = window.cast(to: GtkWindow.self)
    gtk_widget_add_css_class(window, "demo")
    gtk_window_set_title(asWindow, "Swipe Navigation")
    gtk_window_set_default_size(asWindow, options.width, options.height)
    // The pages bring header bars with the window's buttons of their own.
    let noTitleBar: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_visible(noTitleBar, 0)
    gtk_window_set_titlebar(asWindow, noTitleBar)
    gtk_window_set_child(asWindow, view.widget)
    gtk_window_present(asWindow)
  }

  private func makeView() -> SwipeNavigationView {
    let root = SwipePage(HourList.make { [weak self] in self?.show($0) }, title: "A Day")
    root.addToHeaderBar(settingsButton())
    let details = (0..<min(options.pages, Hour.all.count)).map(page)
    let view = SwipeNavigationView(root: root, details, configuration: settings.configuration)
    view.showsHeaderBars = true
    view.headerShowsWindowControls = true
    if options.logs { view.onEvent = { Log.print(Log.line($0)) } }
    view.nextPage = { [weak self, weak view] page in
      guard let self, let view else { return nil }
      // After the list comes the first hour, after each hour the next one.
      let place = view.pages.count - 1
      return place < Hour.all.count && page.title != Settings.title ? self.page(place) : nil
    }
    return view
  }

  private func show(_ hour: Int) {
    Task { [weak self] in
      guard let self, let view else { return }
      let outcome = await view.push(page(hour))
      if options.logs { Log.print("waited: \(outcome)") }
    }
  }

  private func page(_ hour: Int) -> SwipePage {
    HourPage.make(hour) { [weak self] in self?.view?.go(.forward) }
  }

  private func settingsButton() -> Widget {
    let button: Widget = gtk_button_new_from_icon_name("emblem-system-symbolic")
    gtk_widget_set_tooltip_text(button, "Settings")
    gtk_widget_add_css_class(button, "flat")
    Action.clicked(button) { [weak self] in self?.showSettings() }
    return button
  }

  private func showSettings() {
    guard let view else { return }
    let widget = SettingsPage.make(
      settings, isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    ) {
      [weak self] settings in
      self?.settings = settings
      self?.view?.configuration = settings.configuration
      self?.view?.allowsMouseDrag = settings.allowsMouse
    } turn: { isRightToLeft in
      gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
    view.push(SwipePage(widget, title: Settings.title))
  }
}
