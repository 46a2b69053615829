import CGTK4
import CGTK4Testing
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct `In a real window` {
    init() { Display.open() }

    @Test func `a mouse that drags pops, and comes to rest`() {
      let stage = RealWindow("A", "B")
      stage.drag(from: 60, to: 360)
      #expect(stage.names == ["A"])
      #expect(stage.log.last == "B dropped")
      #expect(stage.view.ticks == 0)
    }

    @Test func `a short slow drag comes back`() {
      let stage = RealWindow("A", "B")
      stage.act("mousemove 60 400 mousedown 1 \(stage.way(from: 60, to: 150)) sleep 0.2 mouseup 1")
      stage.waitForRest()
      #expect(stage.log.last == "ended cancelled")
      #expect(stage.names == ["A", "B"])
    }

    @Test func `a swipe the other way pushes the next page`() {
      let stage = RealWindow("A")
      stage.view.nextPage = { _ in .named("B") }
      stage.drag(from: 360, to: 60)
      #expect(stage.names == ["A", "B"])
    }

    @Test func `a page that settles is held where it is caught`() throws {
      let stage = RealWindow(
        "A", "B", configuration: Configuration(spring: Spring(response: 1.5)))
      stage.view.pop()
      stage.wait { stage.view.stack.scene.position < 0.7 }
      stage.act("mousedown 1")
      #expect(stage.view.stack.scene.phase == .held)
      let caught = stage.view.stack.scene.position
      #expect(caught > 0.05 && caught < 0.95)
      stage.act("sleep 0.1 mousemove 203 400")
      #expect(abs(stage.view.stack.scene.position - (caught - 3.0 / 400)) < 1e-9)
      let jumps = zip(stage.frames, stage.frames.dropFirst()).map { abs($0.position - $1.position) }
      #expect(try #require(jumps.max()) < 0.1)
      stage.act("mouseup 1")
      stage.waitForRest()
      #expect(stage.names == ["A"])
    }

    @Test func `a mouse drags nothing when the app says so`() {
      let stage = RealWindow("A", "B")
      stage.view.allowsMouseDrag = false
      stage.drag(from: 60, to: 360)
      #expect(stage.log.isEmpty)
    }

    @Test func `Escape and Alt with an arrow go back, and forward`() {
      let stage = RealWindow("A", "B", "C")
      stage.view.nextPage = { _ in .named("next") }
      stage.act("key Escape")
      #expect(stage.names == ["A", "B"])
      stage.act("key alt+Left")
      #expect(stage.names == ["A"])
      stage.waitForRest()
      stage.act("key alt+Right")
      #expect(stage.names == ["A", "next"])
      stage.waitForRest()
    }

    @Test func `the arrows point the other way right-to-left`() {
      let stage = RealWindow("A", "B")
      gtk_widget_set_direction(stage.view.widget, GTK_TEXT_DIR_RTL)
      stage.act("key alt+Left")
      #expect(stage.names == ["A", "B"])
      stage.act("key alt+Right")
      #expect(stage.names == ["A"])
      stage.waitForRest()
    }

    @Test func `the mouse's own buttons go back and forward`() {
      let stage = RealWindow(
        "A", "B", configuration: Configuration(keepsForwardHistory: true))
      stage.act("click 8")
      stage.waitForRest()
      #expect(stage.names == ["A"])
      stage.act("click 9")
      stage.waitForRest()
      #expect(stage.names == ["A", "B"])
    }

    @Test func `a push in a window that is not shown is over at once`() {
      let stage = RealWindow("A")
      gtk_widget_set_visible(stage.window, 0)
      stage.view.push(.named("B"))
      #expect(!stage.view.isMoving)
      #expect(stage.log.last == "ended completed")
    }

    @Test func `a window that is hidden in mid-settle leaves nothing moving`() {
      let stage = RealWindow("A")
      stage.view.push(.named("B"))
      #expect(stage.view.isMoving)
      gtk_widget_set_visible(stage.window, 0)
      #expect(!stage.view.isMoving)
      #expect(stage.view.ticks == 0)
    }

    @Test func `a user who wants no animations gets none`() {
      let stage = RealWindow("A")
      cgtk4_set_animates(stage.window, 0)
      defer { cgtk4_set_animates(stage.window, 1) }
      let before = stage.frames.count
      stage.view.push(.named("B"))
      stage.waitForRest()
      #expect(stage.names == ["A", "B"])
      #expect(stage.frames.count - before <= 5)
    }
  }
}
