import CGTK4

/// Any GTK widget, as C passes it.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same object, as C passes one of its subclasses; which one, what it is passed to says:
  ///
  ///     gtk_window_set_child(window.cast(), view.widget)
  ///
  /// Where C passes an opaque pointer, say `OpaquePointer(widget)` instead. Nothing is checked.
  public func cast<Subclass>(to _: Subclass.Type = Subclass.self) -> UnsafeMutablePointer<Subclass>
  {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Subclass.self)
  }

  var object: UnsafeMutablePointer<GObject> { cast() }

  func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(cast(to: GTypeInstance.self), type) != 0
  }

  func isInside(_ ancestor: Widget) -> Bool {
    self == ancestor || gtk_widget_is_ancestor(self, ancestor) != 0
  }

  var isRightToLeft: Bool { gtk_widget_get_direction(self) == GTK_TEXT_DIR_RTL }

  /// The widget itself, its parent, and so on up to one, which is left out.
  func ancestors(below end: Widget) -> some Sequence<Widget> {
    sequence(first: self) { gtk_widget_get_parent($0) }.lazy.prefix { $0 != end }
  }

  /// The event controllers of the widget, its own and those that an app has added.
  var controllers: [OpaquePointer] {
    guard let list = gtk_widget_observe_controllers(self) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      g_object_unref(item)  // the widget holds it
      return OpaquePointer(item)
    }
  }
}

extension OpaquePointer {
  func isA(_ type: GType) -> Bool {
    let instance = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, type) != 0
  }
}

/// Remembers a widget without keeping it.
final class WeakWidget {
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  init(_ widget: Widget?) { g_weak_ref_init(reference, widget) }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The widget, as long as it lives.
  var widget: Widget? {
    guard let object = g_weak_ref_get(reference) else { return nil }
    g_object_unref(object)  // whoever else holds it goes on holding it
    return object.assumingMemoryBound(to: GtkWidget.self)
  }
}
