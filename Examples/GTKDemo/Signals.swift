import CGTK4
import DYNavigationGTK

/// A closure that lives as long as the widget whose signal it answers.
@MainActor final class Action {
  private let run: @MainActor (Widget) -> Void

  private init(_ run: @escaping @MainActor (Widget) -> Void) { self.run = run }

  private static func run(_ data: gpointer?, for widget: Widget) {
    guard let data else { return }
    Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().run(widget)
  }

  /// What C keeps of a closure; the widget releases it.
  private static func data(
    _ widget: Widget, _ run: @escaping @MainActor (Widget) -> Void
  ) -> gpointer {
    let data = Unmanaged.passRetained(Action(run)).toOpaque()
    g_object_set_data_full(widget.cast(), "demo-action", data) { data in
      data.map { Unmanaged<Action>.fromOpaque($0).release() }
    }
    return data
  }

  static func clicked(_ button: Widget, _ run: @escaping @MainActor () -> Void) {
    _ = cgtk4_on_clicked(
      button.cast(),
      { button, data in
        guard let button else { return }
        Action.run(
          data, for: UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkWidget.self))
      }, data(button) { _ in run() })
  }

  static func chosen(_ list: Widget, _ run: @escaping @MainActor (Int) -> Void) {
    _ = cgtk4_on_row_activated(
      OpaquePointer(list),
      { _, row, data in
        guard let row else { return }
        Action.run(data, for: UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
      },
      data(list) { row in run(Int(gtk_list_box_row_get_index(row.cast()))) })
  }

  static func moved(_ scale: Widget, _ run: @escaping @MainActor (Double) -> Void) {
    _ = cgtk4_on_value_changed(
      scale.cast(),
      { range, data in
        guard let range else { return }
        Action.run(
          data, for: UnsafeMutableRawPointer(range).assumingMemoryBound(to: GtkWidget.self))
      }, data(scale) { run(gtk_range_get_value($0.cast())) })
  }

  static func switched(_ control: Widget, _ run: @escaping @MainActor (Bool) -> Void) {
    _ = cgtk4_on_active(
      OpaquePointer(control),
      { control, _, data in
        guard let control else { return }
        Action.run(data, for: UnsafeMutablePointer<GtkWidget>(control))
      }, data(control) { run(gtk_switch_get_active(OpaquePointer($0)) != 0) })
  }

  static func selected(_ control: Widget, _ run: @escaping @MainActor (Int) -> Void) {
    _ = cgtk4_on_selected(
      OpaquePointer(control),
      { control, _, data in
        guard let control else { return }
        Action.run(data, for: UnsafeMutablePointer<GtkWidget>(control))
      }, data(control) { run(Int(gtk_drop_down_get_selected(OpaquePointer($0)))) })
  }
}
