import CGTK4
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct Focus {
    init() { Display.open() }

    private func page(_ name: String) -> (page: SwipePage, entries: [Widget]) {
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      let entries: [Widget] = (0..<2).map { _ in gtk_entry_new() }
      for entry in entries { gtk_box_append(box.cast(), entry) }
      return (SwipePage(box, title: name), entries)
    }

    private func focus(of stage: RealWindow) -> Widget? {
      gtk_root_get_focus(gtk_widget_get_root(stage.view.widget))
    }

    @Test func `the focus goes to the new page, and back to where it was`() throws {
      let (a, b) = (page("A"), page("B"))
      let stage = RealWindow([a.page])
      gtk_widget_grab_focus(a.entries[1])
      stage.view.push(b.page)
      stage.wait { focus(of: stage)?.isInside(b.entries[0]) == true }
      #expect(stage.view.isMoving)
      stage.waitForRest()
      #expect(try #require(focus(of: stage)).isInside(b.entries[0]))
      stage.view.pop()
      stage.waitForRest()
      #expect(try #require(focus(of: stage)).isInside(a.entries[1]))
    }

    @Test func `a cancelled swipe leaves the focus alone`() throws {
      let (a, b) = (page("A"), page("B"))
      let stage = RealWindow([a.page, b.page])
      gtk_widget_grab_focus(b.entries[1])
      stage.act("mousemove 60 400 mousedown 1 \(stage.way(from: 60, to: 150)) sleep 0.2 mouseup 1")
      stage.waitForRest()
      #expect(try #require(focus(of: stage)).isInside(b.entries[1]))
    }

    @Test func `the focus stays where it is outside the view`() throws {
      let outside: Widget = gtk_entry_new()
      let stage = RealWindow([page("A").page])
      g_object_ref(stage.view.widget)
      gtk_window_set_child(stage.window.cast(), nil)
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_box_append(box.cast(), outside)
      gtk_box_append(box.cast(), stage.view.widget)
      g_object_unref(stage.view.widget)
      gtk_window_set_child(stage.window.cast(), box)
      gtk_widget_grab_focus(outside)
      stage.view.push(page("B").page)
      #expect(try #require(focus(of: stage)).isInside(outside))
      stage.waitForRest()
    }

    @Test func `only the visible page is there for a screen reader`() {
      let stage = RealWindow("A")
      let root = stage.view.pages[0].bin
      #expect(gtk_widget_get_mapped(root) != 0)
      stage.view.push(.named("B"))
      stage.waitForRest()
      #expect(gtk_widget_get_visible(root) == 0)
      #expect(gtk_widget_get_mapped(root) == 0)
      let page = stage.view.pages[1].bin
      #expect(gtk_test_accessible_has_role(OpaquePointer(page), GTK_ACCESSIBLE_ROLE_GROUP) != 0)
      #expect(
        gtk_test_accessible_has_property(OpaquePointer(page), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    }

    @Test func `a header bar shows the title, and a back button to the page below`() throws {
      let stage = RealWindow("A", "B", "C")
      stage.view.showsHeaderBars = true
      stage.view.pages[2].hidesHeaderBar = true
      #expect(stage.view.pages[2].header == nil)
      stage.view.pop()
      stage.waitForRest()
      let header = try #require(stage.view.pages[1].header)
      #expect(header.titleText == "B")
      #expect(header.backText == "A")
      header.clickBack()
      stage.wait { stage.names.count == 1 }
      stage.waitForRest()
      #expect(stage.names == ["A"])
      #expect(stage.view.pages[0].header?.backText == nil)
    }

    @Test func `a page that comes with a swipe has its header bar from the first frame on`() {
      let stage = VirtualView("A")
      stage.view.showsHeaderBars = true
      stage.view.nextPage = { _ in .named("B") }
      stage.drag(from: 380, to: 200)
      #expect(stage.view.visiblePage?.header?.titleText == "B")
      #expect(stage.view.visiblePage?.header?.backText == "A")
    }
  }
}

extension PageHeader {
  var titleText: String { String(cString: gtk_label_get_text(OpaquePointer(title))) }
  var backText: String? {
    guard gtk_widget_get_visible(back) != 0 else { return nil }
    return String(cString: gtk_label_get_text(OpaquePointer(backTitle)))
  }
  func clickBack() { gtk_widget_activate(back) }
}
