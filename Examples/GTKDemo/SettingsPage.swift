import CGTK4
import DYNavigationGTK

/// The switches.
@MainActor enum SettingsPage {
  static func make(
    _ settings: Settings, isRightToLeft: Bool, changed: @escaping @MainActor (Settings) -> Void,
    turn: @escaping @MainActor (Bool) -> Void
  ) -> Widget {
    let state = State(settings)
    func toggle(_ title: String, _ text: String, _ path: WritableKeyPath<Settings, Bool>) -> Widget
    {
      switchRow(title, text, isOn: settings[keyPath: path]) { isOn in
        state.settings[keyPath: path] = isOn
        changed(state.settings)
      }
    }
    let content = Make.column(
      spacing: 14,
      [
        Make.label("How it feels", "title-1"),
        Make.list([
          styleRow(settings.style) { name in
            state.settings.style = name
            changed(state.settings)
          },
          toggle("Slow motion", "Six times slower: catch a page in flight", \.isSlow),
          toggle("Reduced motion", "Pages fade; a finger still moves them", \.reducesMotion),
          switchRow("Right-to-left", "Everything mirrored", isOn: isRightToLeft, turn),
          toggle("From the edge only", "Back swipes begin within 24 points", \.fromEdgeOnly),
          toggle("Forward history", "Popped pages stay, as in a browser", \.keepsForwardHistory),
          toggle("Mouse drags pages", "Touch, pen and touchpad always do", \.allowsMouse),
        ]),
      ])
    Make.margins(content, 18, 10)
    return Make.scroller(content, horizontal: GTK_POLICY_NEVER, vertical: GTK_POLICY_AUTOMATIC)
  }

  private final class State {
    var settings: Settings
    init(_ settings: Settings) { self.settings = settings }
  }

  private static func row(_ title: String, _ text: String, _ control: Widget) -> Widget {
    let words = Make.column([
      Make.label(title, "name"), Make.label(text, "dim", wraps: true),
    ])
    gtk_widget_set_hexpand(words, 1)
    gtk_widget_set_valign(words, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    let row: Widget = gtk_list_box_row_new()
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_list_box_row_set_child(row.cast(), Make.row(spacing: 14, [words, control]))
    return row
  }

  private static func switchRow(
    _ title: String, _ text: String, isOn: Bool, _ changed: @escaping @MainActor (Bool) -> Void
  ) -> Widget {
    let control: Widget = gtk_switch_new()
    gtk_switch_set_active(OpaquePointer(control), isOn ? 1 : 0)
    Action.switched(control, changed)
    return row(title, text, control)
  }

  private static func styleRow(
    _ style: String, _ changed: @escaping @MainActor (String) -> Void
  ) -> Widget {
    let names = Options.styles.map(\.name)
    let list = gtk_string_list_new(nil)
    for name in names { gtk_string_list_append(list, name) }
    let control: Widget = gtk_drop_down_new(list, nil)
    gtk_drop_down_set_selected(OpaquePointer(control), guint(names.firstIndex(of: style) ?? 0))
    Action.selected(control) { changed(names[$0]) }
    return row("Style", "How two pages move", control)
  }
}
