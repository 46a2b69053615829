import CGTK4
import DYNavigationGTK

/// GTK's constructors as the demo needs them.
@MainActor enum Make {
  static func box(
    _ orientation: GtkOrientation, spacing: Int32 = 0, margin: Int32 = 0, _ children: [Widget]
  ) -> Widget {
    let box: Widget = gtk_box_new(orientation, spacing)
    for child in children { gtk_box_append(box.cast(), child) }
    margins(box, margin, margin)
    return box
  }

  static func column(spacing: Int32 = 0, margin: Int32 = 0, _ children: [Widget]) -> Widget {
    box(GTK_ORIENTATION_VERTICAL, spacing: spacing, margin: margin, children)
  }

  static func row(spacing: Int32 = 0, margin: Int32 = 0, _ children: [Widget]) -> Widget {
    box(GTK_ORIENTATION_HORIZONTAL, spacing: spacing, margin: margin, children)
  }

  static func label(_ text: String, _ classes: String..., wraps: Bool = false) -> Widget {
    let label: Widget = gtk_label_new(text)
    for name in classes { gtk_widget_add_css_class(label, name) }
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_wrap(OpaquePointer(label), wraps ? 1 : 0)
    if !wraps { gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END) }
    return label
  }

  static func block(_ classes: String..., width: Int32, height: Int32) -> Widget {
    let block: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for name in classes { gtk_widget_add_css_class(block, name) }
    gtk_widget_set_size_request(block, width, height)
    gtk_widget_set_overflow(block, GTK_OVERFLOW_HIDDEN)
    return block
  }

  static func scroller(
    _ content: Widget, horizontal: GtkPolicyType, vertical: GtkPolicyType
  ) -> Widget {
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(OpaquePointer(scroller), horizontal, vertical)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), content)
    return scroller
  }

  static func margins(_ widget: Widget, _ horizontal: Int32, _ vertical: Int32) {
    gtk_widget_set_margin_start(widget, horizontal)
    gtk_widget_set_margin_end(widget, horizontal)
    gtk_widget_set_margin_top(widget, vertical)
    gtk_widget_set_margin_bottom(widget, vertical)
  }

  /// A list with frame and round corners; calls back with the index of a row that is chosen.
  static func list(_ rows: [Widget], chosen: (@MainActor (Int) -> Void)? = nil) -> Widget {
    let list: Widget = gtk_list_box_new()
    gtk_widget_add_css_class(list, "card")
    gtk_widget_set_overflow(list, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_valign(list, GTK_ALIGN_START)
    gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
    gtk_list_box_set_show_separators(OpaquePointer(list), 1)
    for row in rows { gtk_list_box_append(OpaquePointer(list), row) }
    if let chosen { Action.chosen(list, chosen) }
    return list
  }
}
