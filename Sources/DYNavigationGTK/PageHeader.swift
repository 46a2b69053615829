import CGTK4

/// The header bar of a page: its title, and a back button with the title of the page below.
@MainActor final class PageHeader {
  struct Content {
    var title: String
    /// The title of the page below, and how a screen reader calls the button; nil on the root.
    var back: (title: String, label: String)?
    var showsWindowControls: Bool
  }

  let bar: Widget
  let title: Widget
  let back: Widget
  let backTitle: Widget
  private let goBack: () -> Void

  init(in bin: Widget, goBack: @escaping () -> Void) {
    self.goBack = goBack
    bar = gtk_header_bar_new()
    title = gtk_label_new(nil)
    back = gtk_button_new()
    backTitle = gtk_label_new(nil)
    gtk_widget_add_css_class(title, "title")
    gtk_label_set_ellipsize(OpaquePointer(title), PANGO_ELLIPSIZE_END)
    gtk_label_set_ellipsize(OpaquePointer(backTitle), PANGO_ELLIPSIZE_END)
    gtk_label_set_max_width_chars(OpaquePointer(backTitle), 14)
    gtk_widget_add_css_class(back, "back")
    gtk_widget_add_css_class(back, "flat")
    let content: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
    gtk_box_append(content.cast(), gtk_image_new_from_icon_name("go-previous-symbolic"))
    gtk_box_append(content.cast(), backTitle)
    gtk_button_set_child(back.cast(), content)
    gtk_header_bar_set_title_widget(OpaquePointer(bar), title)
    gtk_header_bar_pack_start(OpaquePointer(bar), back)
    gtk_box_prepend(bin.cast(), bar)
    _ = cgtk4_on_clicked(
      back.cast(), { _, data in PageHeader.from(data)?.goBack() },
      Unmanaged.passUnretained(self).toOpaque())
  }

  private static func from(_ data: gpointer?) -> PageHeader? {
    data.map { Unmanaged<PageHeader>.fromOpaque($0).takeUnretainedValue() }
  }

  func add(_ widget: Widget, atStart: Bool) {
    if atStart {
      gtk_header_bar_pack_start(OpaquePointer(bar), widget)
    } else {
      gtk_header_bar_pack_end(OpaquePointer(bar), widget)
    }
  }

  func show(_ content: Content) {
    gtk_label_set_text(OpaquePointer(title), content.title)
    gtk_header_bar_set_show_title_buttons(
      OpaquePointer(bar), content.showsWindowControls ? 1 : 0)
    gtk_widget_set_visible(back, content.back == nil ? 0 : 1)
    guard let below = content.back else { return }
    gtk_label_set_text(OpaquePointer(backTitle), below.title)
    gtk_widget_set_visible(backTitle, below.title.isEmpty ? 0 : 1)
    cgtk4_set_accessible_label(back, below.label)
  }

  /// Takes the bar out of its page.
  func remove() {
    if let bin = gtk_widget_get_parent(bar) { gtk_box_remove(bin.cast(), bar) }
  }
}
