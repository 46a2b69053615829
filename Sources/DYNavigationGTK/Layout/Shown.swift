import CGTK4

/// What is on screen, as it was last put there: applying the same again costs nothing.
struct Shown {
  var front: SwipePage?
  var back: SwipePage?
  /// The page that was hidden last. It stays in the window, to come back at once; all others are taken
  /// out of it, so that what they cost does not grow with the stack.
  var hidden: SwipePage?
  var scene: Scene?
}

/// Puts the pages where the engine says.
extension SwipeNavigationView {
  func place() {
    let scene = stack.scene
    let (front, back) = (stack.front, stack.back)
    if front !== shown.front || back !== shown.back { show(front, above: back) }
    guard scene != shown.scene else { return }
    shown.scene = scene
    if let front { gtk_widget_set_opacity(front.bin, scene.front.opacity) }
    if let back, let placement = scene.back { gtk_widget_set_opacity(back.bin, placement.opacity) }
    dimming.show(scene.back?.shade ?? 0)
    let strength = scene.back == nil ? 0 : scene.front.shadow
    gtk_widget_set_opacity(shadow, strength)
    gtk_widget_set_child_visible(shadow, strength > 0 ? 1 : 0)
    if !isAllocating { gtk_widget_queue_allocate(widget) }
    followFocus()
  }

  /// Other pages are in sight: new ones come in before old ones go, so that the focus can move over.
  private func show(_ front: SwipePage?, above back: SwipePage?) {
    let old = [shown.front, shown.back, shown.hidden]
    (shown.front, shown.back, shown.scene) = (front, back, nil)
    for page in [back, front] {
      guard let page else { continue }
      if page === front {
        gtk_widget_insert_before(dimming.widget, widget, nil)
        gtk_widget_insert_before(shadow, widget, nil)
      }
      gtk_widget_insert_before(page.bin, widget, nil)
      gtk_widget_set_visible(page.bin, 1)
    }
    followFocus()
    let gone = old.compactMap { $0 }.filter { $0 !== front && $0 !== back }
    for page in gone { gtk_widget_set_visible(page.bin, 0) }
    shown.hidden = gone.first
    for page in gone.dropFirst() { detach(page) }
  }

  /// Takes a page out of the window.
  func detach(_ page: SwipePage) {
    if gtk_widget_get_parent(page.bin) == widget { gtk_widget_unparent(page.bin) }
    if shown.hidden === page { shown.hidden = nil }
  }

  /// The focus goes where the stack goes, if it was in the view.
  private func followFocus() {
    guard let top = stack.top, top !== focused, top === shown.front || top === shown.back else {
      return
    }
    let old = focused
    focused = top
    guard let root = gtk_widget_get_root(widget) else { return }
    let focus = gtk_root_get_focus(root)
    old?.rememberFocus(focus)
    if focus.map({ $0.isInside(widget) }) ?? true { top.restoreFocus() }
  }
}
