import CGTK4

/// Layout by callbacks: pages keep their size, and a transform moves them.
extension SwipeNavigationView {
  /// GTK's layout callbacks carry no data: they find their view by its widget.
  private static var views: [Widget: Unmanaged<SwipeNavigationView>] = [:]

  /// The view that owns this widget, if one does.
  static func owner(of widget: Widget?) -> SwipeNavigationView? {
    widget.flatMap { views[$0] }?.takeUnretainedValue()
  }

  static func forget(_ widget: Widget) { views[widget] = nil }

  func setUpLayout() {
    Self.views[widget] = Unmanaged.passUnretained(self)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_can_target(shadow, 0)
    for decoration in [dimming.widget, shadow] {
      gtk_widget_insert_before(decoration, widget, nil)
    }
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        { widget in
          SwipeNavigationView.owner(of: widget)?.shown.front.map {
            gtk_widget_get_request_mode($0.bin)
          } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
        },
        { widget, orientation, size, minimum, natural, _, _ in
          let wanted = SwipeNavigationView.owner(of: widget)?.measure(orientation, size)
          minimum?.pointee = wanted?.minimum ?? 0
          natural?.pointee = wanted?.natural ?? 0
        },
        { widget, width, height, _ in
          SwipeNavigationView.owner(of: widget)?.allocate(width, height)
        }))
    _ = cgtk4_on_unmap(widget, { _, data in SwipeNavigationView.from(data)?.finishUnseen() }, data)
    _ = cgtk4_on_direction_changed(
      widget, { _, _, data in SwipeNavigationView.from(data)?.turnRound() }, data)
  }

  /// As much as the visible pages want.
  private func measure(
    _ orientation: GtkOrientation, _ size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var wanted = (minimum: Int32(0), natural: Int32(0))
    for page in [shown.back, shown.front] {
      guard let page else { continue }
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(page.bin, orientation, size, &minimum, &natural, nil, nil)
      wanted = (max(wanted.minimum, minimum), max(wanted.natural, natural))
    }
    return wanted
  }

  private func allocate(_ width: Int32, _ height: Int32) {
    isAllocating = true
    defer { isAllocating = false }
    if width != self.width {
      self.width = width
      send(.resize(width: Double(width)))
    }
    let scene = stack.scene
    let front = pixel(scene.front.x)
    if let page = shown.front { move(page.bin, to: front, width, height) }
    if let page = shown.back, let placement = scene.back {
      move(page.bin, to: pixel(placement.x), width, height)
    }
    // Only what the page on top leaves free needs to be dimmed, as long as it hides the rest.
    let isFree = scene.back != nil && scene.front.opacity == 1
    let free = isFree ? Int32(min(abs(front).rounded(.up), Float(width))) : width
    move(dimming.widget, to: isMirrored ? Float(width - free) : 0, free, height)
    var shadowWidth = Int32(0)
    gtk_widget_measure(shadow, GTK_ORIENTATION_HORIZONTAL, -1, &shadowWidth, nil, nil, nil)
    let side = isMirrored ? Float(width) : -Float(shadowWidth)
    move(shadow, to: front + side, shadowWidth, height)
  }

  /// Whole device pixels from the left: between two of them everything would blur.
  private func pixel(_ x: Double) -> Float {
    let scale = Double(max(gtk_widget_get_scale_factor(widget), 1))
    return Float(((isMirrored ? -x : x) * scale).rounded() / scale)
  }

  private func move(_ child: Widget, to x: Float, _ width: Int32, _ height: Int32) {
    var point = graphene_point_t(x: x, y: 0)
    gtk_widget_allocate(
      child, width, height, -1, x == 0 ? nil : gsk_transform_translate(nil, &point))
  }

  /// Left has become right, which counts as soon as nothing moves and no finger is down.
  func turnRound() {
    guard isMirrored != widget.isRightToLeft, stack.navigator.pointer == nil, !isMoving else {
      return
    }
    isMirrored.toggle()
    if isMirrored {
      gtk_widget_add_css_class(shadow, "mirrored")
    } else {
      gtk_widget_remove_css_class(shadow, "mirrored")
    }
    send(.resize(width: Double(width)))
    gtk_widget_queue_allocate(widget)
  }
}

extension SwipeNavigationView {
  /// Gives the visible pages their header bars, or takes them away.
  func updateHeaders() {
    for page in [stack.back, stack.front] {
      guard let page else { continue }
      guard showsHeaderBars && !page.hidesHeaderBar else {
        page.setHeader(nil)
        continue
      }
      let index = stack.index(of: page)
      // A page that is on its way out keeps the header bar that it has.
      if index == nil && page.header != nil { continue }
      let below = index.map { stack.page(at: $0 - 1) } ?? stack.back
      page.setHeader(
        PageHeader.Content(
          title: page.title, back: below.map { ($0.title, backButtonLabel($0.title)) },
          showsWindowControls: headerShowsWindowControls))
    }
  }
}
