import CGTK4
import DYNavigationGTK

/// One hour: its sky, a scale, a scroller, a field for text, and a button to the next one.
@MainActor enum HourPage {
  static func make(_ index: Int, next: @escaping @MainActor () -> Void) -> SwipePage {
    let hour = Hour.all[index]
    let sky = hero(index)
    let content = Make.column(
      spacing: 14,
      [
        sky, Make.label(hour.text, wraps: true),
        Make.label("Brightness", "heading"), brightness(of: sky),
        Make.label("The rest of the day", "heading"), tiles(without: index),
        note(),
      ])
    if index + 1 < Hour.all.count {
      let button: Widget = gtk_button_new_with_label("On to \(Hour.all[index + 1].name)")
      for name in ["next", "suggested-action"] { gtk_widget_add_css_class(button, name) }
      Action.clicked(button, next)
      gtk_box_append(content.cast(), button)
    }
    Make.margins(content, 18, 10)
    let scroller = Make.scroller(
      content, horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_AUTOMATIC)
    return SwipePage(scroller, title: hour.name)
  }

  private static func hero(_ index: Int) -> Widget {
    let text = Make.column([
      Make.label(Hour.all[index].time, "time"), Make.label(Hour.all[index].name, "title-1"),
    ])
    gtk_widget_set_valign(text, GTK_ALIGN_END)
    gtk_widget_set_vexpand(text, 1)
    let block = Make.block("hero", "hour\(index)", width: -1, height: 190)
    gtk_box_append(block.cast(), text)
    return block
  }

  /// A drag on the scale moves the scale.
  private static func brightness(of sky: Widget) -> Widget {
    let scale: Widget = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0.3, 1, 0.05)
    let range: UnsafeMutablePointer<GtkRange> = scale.cast()
    gtk_range_set_value(range, 1)
    Action.moved(scale) { gtk_widget_set_opacity(sky, $0) }
    return scale
  }

  /// A finger scrolls the tiles as far as they go; from there on it swipes.
  private static func tiles(without index: Int) -> Widget {
    let tiles = Hour.all.indices.filter { $0 != index }.map { other in
      let tile = Make.block("tile", "hour\(other)", width: 104, height: 96)
      let name = Make.label(Hour.all[other].name)
      gtk_widget_set_valign(name, GTK_ALIGN_END)
      gtk_widget_set_vexpand(name, 1)
      gtk_box_append(tile.cast(), name)
      return tile
    }
    return Make.scroller(
      Make.row(spacing: 10, tiles), horizontal: GTK_POLICY_AUTOMATIC, vertical: GTK_POLICY_NEVER)
  }

  /// A mouse that drags in the field selects text.
  private static func note() -> Widget {
    let entry: Widget = gtk_entry_new()
    gtk_entry_set_placeholder_text(entry.cast(), "A note")
    return entry
  }
}
