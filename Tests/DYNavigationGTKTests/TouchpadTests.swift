import CGTK4
import CGTK4Testing
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  /// Two fingers on a touchpad, as GTK's scroll controller tells of them.
  @Suite @MainActor struct `A touchpad` {
    init() { Display.open() }

    private struct Touchpad {
      let controller: OpaquePointer

      @MainActor init(_ stage: RealWindow) throws {
        controller = try #require(
          stage.view.input.controllers.first { $0.isA(gtk_event_controller_scroll_get_type()) })
      }

      func begin() { cgtk4_emit(controller, "scroll-begin") }
      func end() { cgtk4_emit(controller, "scroll-end") }

      /// In steps of a wheel, 15 points each; whether the view has taken it from the content.
      func scroll(_ dx: Double, _ dy: Double = 0) -> Bool {
        cgtk4_emit_scroll(controller, dx, dy) != 0
      }
    }

    @Test func `moves pages from the slop on, and its lift lets go`() throws {
      let stage = RealWindow("A", "B")
      let touchpad = try Touchpad(stage)
      touchpad.begin()
      #expect(!touchpad.scroll(-0.5))
      #expect(touchpad.scroll(-1))
      #expect(touchpad.scroll(-18))
      #expect(stage.view.stack.scene.phase == .held)
      touchpad.end()
      stage.waitForRest()
      #expect(stage.names == ["A"])
      #expect(stage.log.contains("began pop by scroll"))
    }

    @Test func `goes the other way right-to-left`() throws {
      let stage = RealWindow("A", "B")
      gtk_widget_set_direction(stage.view.widget, GTK_TEXT_DIR_RTL)
      let touchpad = try Touchpad(stage)
      touchpad.begin()
      #expect(!touchpad.scroll(-20))
      touchpad.end()
      touchpad.begin()
      #expect(touchpad.scroll(20))
      touchpad.end()
      stage.waitForRest()
      #expect(stage.names == ["A"])
    }

    @Test func `that scrolls downwards is the content's until it lifts`() throws {
      let stage = RealWindow("A", "B")
      let touchpad = try Touchpad(stage)
      touchpad.begin()
      #expect(!touchpad.scroll(-0.2, 1))
      #expect(!touchpad.scroll(-20, 1))
      touchpad.end()
      #expect(stage.log.isEmpty)
    }

    @Test func `is a wheel without phases: the content's`() throws {
      let stage = RealWindow("A", "B")
      #expect(!(try Touchpad(stage).scroll(-20)))
      #expect(stage.log.isEmpty)
    }

    @Test func `whose view is hidden meanwhile has let go`() throws {
      let stage = RealWindow("A", "B")
      let touchpad = try Touchpad(stage)
      touchpad.begin()
      #expect(touchpad.scroll(-10))
      gtk_widget_set_visible(stage.view.widget, 0)
      #expect(!stage.view.isMoving)
      touchpad.end()
      gtk_widget_set_visible(stage.view.widget, 1)
      #expect(stage.names == ["A", "B"])
      touchpad.begin()
      #expect(touchpad.scroll(-20))
      touchpad.end()
      stage.waitForRest()
      #expect(stage.names == ["A"])
    }
  }
}
