import CGTK4
import DYNavigationGTK

/// The root: the hours of the day.
@MainActor enum HourList {
  static func make(chosen: @escaping @MainActor (Int) -> Void) -> Widget {
    let rows = Hour.all.indices.map(row)
    let content = Make.column(
      spacing: 14,
      [
        Make.label("A Day in Eight Pages", "title-1"),
        Make.label(
          "Choose one, or swipe on to the first. On a page, swipe back to come here.", "dim",
          wraps: true),
        Make.list(rows, chosen: chosen),
      ])
    Make.margins(content, 18, 10)
    return Make.scroller(content, horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_AUTOMATIC)
  }

  private static func row(_ index: Int) -> Widget {
    let hour = Hour.all[index]
    let text = Make.column([Make.label(hour.name, "name"), Make.label(hour.time, "dim", "time")])
    gtk_widget_set_hexpand(text, 1)
    gtk_widget_set_valign(text, GTK_ALIGN_CENTER)
    let arrow: Widget = gtk_image_new_from_icon_name("go-next-symbolic")
    gtk_widget_add_css_class(arrow, "dim")
    return Make.row(
      spacing: 14, [Make.block("swatch", "hour\(index)", width: 46, height: 46), text, arrow])
  }
}
