import CGTK4
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct Placement {
    @Test(arguments: ["slide", "parallax", "cover", "fade"])
    func `widgets stand where the engine says`(name: String) throws {
      let styles: [String: Style] = [
        "slide": .slide, "parallax": .parallax, "cover": .cover, "fade": .fade,
      ]
      let style = try #require(styles[name])
      let stage = VirtualView("A", "B", configuration: Configuration(style: style))
      stage.drag(from: 20, to: 180)
      stage.allocate()
      let scene = stage.view.stack.scene
      let (front, back) = (stage.view.visiblePage, stage.view.stack.back)
      let shown = try #require(scene.back)
      #expect(abs(try #require(stage.x(of: front)) - scene.front.x) <= 0.5)
      #expect(abs(try #require(stage.x(of: back)) - shown.x) <= 0.5)
      let opacity = try #require(front.map { gtk_widget_get_opacity($0.bin) })
      #expect(abs(opacity - scene.front.opacity) < 1 / 255)
      #expect(abs(stage.view.dimming.shade - shown.shade) < 1 / 255)
      #expect(abs(gtk_widget_get_opacity(stage.view.shadow) - scene.front.shadow) < 1 / 255)
    }

    @Test func `right-to-left mirrors the pages, and the swipe`() throws {
      let stage = VirtualView("A", "B")
      gtk_widget_set_direction(stage.view.widget, GTK_TEXT_DIR_RTL)
      stage.drag(from: 380, to: 220)
      stage.allocate()
      #expect(try #require(stage.x(of: stage.view.visiblePage)) == -150)
      #expect(try #require(stage.x(of: stage.view.stack.back)) > 0)
    }

    @Test func `right-to-left the shadow falls to the other side`() {
      let stage = VirtualView("A", "B")
      gtk_widget_set_direction(stage.view.widget, GTK_TEXT_DIR_RTL)
      #expect(gtk_widget_has_css_class(stage.view.shadow, "mirrored") != 0)
      stage.drag(from: 380, to: 220)
      stage.allocate()
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(stage.view.shadow, stage.view.widget, &bounds)
      #expect(bounds.origin.x == 250)
    }

    @Test func `a direction that turns in mid-drag counts from the next gesture on`() {
      let stage = VirtualView("A", "B")
      stage.drag(from: 20, to: 180)
      gtk_widget_set_direction(stage.view.widget, GTK_TEXT_DIR_RTL)
      stage.time += 8_000
      stage.touch(.move, 200)
      stage.allocate()
      #expect(stage.x(of: stage.view.visiblePage) == 170)
      stage.touch(.cancel, 200)
      stage.settle()
      stage.drag(from: 380, to: 220)
      stage.allocate()
      #expect(stage.x(of: stage.view.visiblePage) == -150)
    }

    @Test func `pages keep their size while they move`() throws {
      let stage = VirtualView("A", "B")
      stage.drag(from: 20, to: 180)
      stage.allocate()
      let page = try #require(stage.view.visiblePage)
      #expect(gtk_widget_get_width(page.bin) == 400)
      #expect(gtk_widget_get_height(page.bin) == 600)
    }

    @Test func `the shadow lies beside the page on top, on its leading side`() {
      let stage = VirtualView("A", "B")
      stage.drag(from: 20, to: 180)
      stage.allocate()
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(stage.view.shadow, stage.view.widget, &bounds)
      #expect(Double(bounds.origin.x + bounds.size.width) == stage.x(of: stage.view.visiblePage))
    }

    @Test func `the same scene again moves nothing`() {
      let stage = VirtualView("A", "B")
      stage.drag(from: 20, to: 180)
      stage.allocate()
      let before = stage.x(of: stage.view.visiblePage)
      stage.view.place()
      stage.allocate()
      #expect(stage.x(of: stage.view.visiblePage) == before)
    }
  }
}

extension VirtualView {
  var visibleCount: Int { attached.filter { gtk_widget_get_visible($0) != 0 }.count }

  var attachedCount: Int { attached.count }

  private var attached: [Widget] {
    sequence(first: gtk_widget_get_first_child(view.widget)) {
      $0.map { gtk_widget_get_next_sibling($0) }
    }
    .prefix { $0 != nil }.compactMap { $0 }
    .filter { $0 != view.dimming.widget && $0 != view.shadow }
  }
}
