import CGTK4

/// Escape, Alt with the arrow keys, the Back and Forward keys, and the mouse's own two buttons.
extension SwipeNavigationView {
  /// The keys, when the focus is in the view: the innermost view hears them first.
  func makeShortcuts() -> OpaquePointer? { makeShortcuts(GTK_SHORTCUT_SCOPE_LOCAL) }

  /// The keys, when the focus is nowhere.
  func makeWindowShortcuts() -> OpaquePointer? { makeShortcuts(GTK_SHORTCUT_SCOPE_MANAGED) }

  private func makeShortcuts(_ scope: GtkShortcutScope) -> OpaquePointer? {
    guard let controller = gtk_shortcut_controller_new() else { return nil }
    gtk_shortcut_controller_set_scope(controller, scope)
    add("Escape|Back", to: controller) { _, _, data in
      SwipeNavigationView.from(data)?.key(.back) ?? 0
    }
    add("Forward", to: controller) { _, _, data in
      SwipeNavigationView.from(data)?.key(.forward) ?? 0
    }
    add("<Alt>Left|<Alt>KP_Left", to: controller) { _, _, data in
      SwipeNavigationView.from(data)?.arrow(pointsLeft: true) ?? 0
    }
    add("<Alt>Right|<Alt>KP_Right", to: controller) { _, _, data in
      SwipeNavigationView.from(data)?.arrow(pointsLeft: false) ?? 0
    }
    return controller
  }

  private func add(_ keys: String, to controller: OpaquePointer, action: @escaping GtkShortcutFunc)
  {
    let shortcut = gtk_shortcut_new(
      gtk_shortcut_trigger_parse_string(keys), gtk_callback_action_new(action, data, nil))
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
  }

  /// A key that can do nothing here is left to whoever else wants it.
  private func key(_ direction: Direction) -> gboolean {
    guard let root = gtk_widget_get_root(widget) else { return 0 }
    let focus = gtk_root_get_focus(root)
    guard focus.map({ $0.isInside(widget) }) ?? true else { return 0 }
    return go(direction) == nil ? 1 : 0
  }

  /// Back is where the page below lies.
  private func arrow(pointsLeft: Bool) -> gboolean {
    key(pointsLeft != isMirrored ? .back : .forward)
  }

  func makeButtons() -> OpaquePointer? {
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(gesture, 0)
    _ = cgtk4_on_pressed(
      gesture,
      { gesture, _, _, _, data in
        guard let view = SwipeNavigationView.from(data), let gesture else { return }
        switch gtk_gesture_single_get_current_button(gesture) {
        case 8: view.button(.back, gesture)
        case 9: view.button(.forward, gesture)
        case _: gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
        }
      }, data)
    return gesture
  }

  private func button(_ direction: Direction, _ gesture: OpaquePointer) {
    let isDone = go(direction) == nil
    gtk_gesture_set_state(
      gesture, isDone ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
  }
}
