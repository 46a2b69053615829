import CGTK4
import CGTK4Testing
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct Arbitration {
    init() { Display.open() }

    /// A page that is filled by one widget.
    private func stage(_ widget: Widget) -> RealWindow {
      RealWindow([.named("A"), SwipePage(widget, title: "B")])
    }

    @Test func `a button is not clicked by a swipe, and is by a click`() {
      let button: Widget = gtk_button_new_with_label("Button")
      let clicks = Counter()
      _ = cgtk4_on_clicked(button.cast(), { _, data in Counter.count(data) }, clicks.data)
      let stage = stage(button)
      stage.act("mousemove 60 400 mousedown 1 \(stage.way(from: 60, to: 120)) sleep 0.1 mouseup 1")
      stage.waitForRest()
      #expect(stage.log.contains("claimed back"))
      #expect(clicks.count == 0)
      stage.act("mousemove 200 400 click 1")
      #expect(clicks.count == 1)
    }

    @Test func `a scale keeps its drag`() {
      let scale: Widget = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)
      let stage = stage(scale)
      stage.drag(from: 60, to: 360, y: 250)
      #expect(stage.names == ["A", "B"])
      #expect(!stage.log.contains("claimed back"))
      #expect(gtk_range_get_value(scale.cast()) > 60)
    }

    @Test func `a mouse selects text`() {
      let entry: Widget = gtk_entry_new()
      gtk_editable_set_text(OpaquePointer(entry), "some words that are long enough to be selected")
      let stage = stage(entry)
      gtk_editable_select_region(OpaquePointer(entry), 0, 0)
      stage.drag(from: 60, to: 360, y: 250)
      #expect(stage.names == ["A", "B"])
      #expect(gtk_editable_get_selection_bounds(OpaquePointer(entry), nil, nil) != 0)
    }

    @Test func `a drag source keeps its drag`() {
      let label: Widget = gtk_label_new("drag me")
      gtk_widget_add_controller(label, gtk_drag_source_new())
      let stage = stage(label)
      stage.drag(from: 60, to: 360)
      #expect(!stage.log.contains("claimed back"))
    }

    @Test func `a widget that an app marks keeps its drag`() {
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_widget_add_css_class(box, "no-swipe")
      let stage = stage(box)
      stage.drag(from: 60, to: 360)
      #expect(stage.log.isEmpty)
    }

    @Test func `a horizontal scroller goes first with a finger, as long as it can move`() throws {
      let wide: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_widget_set_size_request(wide, 1_000, 100)
      let scroller: Widget = gtk_scrolled_window_new()
      gtk_scrolled_window_set_child(OpaquePointer(scroller), wide)
      let stage = stage(scroller)
      let place = try #require(gtk_scrolled_window_get_hadjustment(OpaquePointer(scroller)))
      func content(_ direction: Direction, _ device: InputState.Device) -> Content {
        stage.view.input.device = device
        stage.view.input.start = (200, 50)
        return stage.view.contentUnderPointer(for: direction)
      }
      #expect(content(.back, .touch) == .nothing)
      #expect(content(.forward, .touch) == .scroller(canMove: true, isDecelerating: false))
      gtk_adjustment_set_value(place, 100)
      #expect(content(.back, .touch) == .scroller(canMove: true, isDecelerating: false))
      #expect(content(.back, .touchpad) == .scroller(canMove: true, isDecelerating: false))
      #expect(content(.back, .mouse) == .nothing)
      gtk_adjustment_set_value(place, 600)
      #expect(content(.forward, .touch) == .nothing)
    }

    @Test func `a vertical scroller leaves swipes to the pages`() {
      let tall: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_widget_set_size_request(tall, 100, 2_000)
      let scroller: Widget = gtk_scrolled_window_new()
      gtk_scrolled_window_set_child(OpaquePointer(scroller), tall)
      let stage = stage(scroller)
      stage.drag(from: 60, to: 360)
      #expect(stage.names == ["A"])
    }

    @Test func `of two views the inner one moves while it can, then the outer one`() {
      let inner = SwipeNavigationView(root: .named("inner A"), [.named("inner B")])
      let stage = RealWindow([.named("A"), SwipePage(inner.widget, title: "B")])
      stage.drag(from: 60, to: 360)
      stage.wait { !inner.isMoving }
      #expect(inner.pages.map(\.title) == ["inner A"])
      #expect(stage.names == ["A", "B"])
      stage.drag(from: 60, to: 360)
      #expect(stage.names == ["A"])
    }
  }
}

/// Counts what a C callback reports.
@MainActor final class Counter {
  private(set) var count = 0

  var data: gpointer { Unmanaged.passUnretained(self).toOpaque() }

  static func count(_ data: gpointer?) {
    if let data { Unmanaged<Counter>.fromOpaque(data).takeUnretainedValue().count += 1 }
  }
}
