import CGTK4
import CGTK4Testing
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct Interruptions {
    init() { Display.open() }

    @Test func `a window that is destroyed in mid-settle ends it, and the view lives on`() {
      let stage = RealWindow("A")
      stage.view.push(.named("B"))
      stage.close()
      #expect(!stage.view.isMoving)
      #expect(stage.view.ticks == 0)
      #expect(stage.log.last == "ended completed")
      #expect(stage.view.push(.named("C")) == nil)
      #expect(stage.names == ["A", "B", "C"])
      let second: Widget = gtk_window_new()
      gtk_window_set_child(second.cast(), stage.view.widget)
      gtk_window_present(second.cast())
      stage.wait { gtk_widget_get_mapped(stage.view.widget) != 0 }
      #expect(gtk_widget_get_mapped(stage.view.pages[2].bin) != 0)
      gtk_window_destroy(second.cast())
    }

    @Test func `a widget that is taken out in mid-drag comes to rest, and can be put back`() {
      let stage = RealWindow("A", "B")
      stage.act("mousemove 60 400 mousedown 1 \(stage.way(from: 60, to: 250))")
      #expect(stage.view.stack.scene.phase == .held)
      gtk_window_set_child(stage.window.cast(), nil)
      #expect(!stage.view.isMoving)
      #expect(stage.view.ticks == 0)
      #expect(stage.log.last == "ended cancelled")
      stage.act("mouseup 1")
      gtk_window_set_child(stage.window.cast(), stage.view.widget)
      stage.wait { gtk_widget_get_width(stage.view.widget) == 400 }
      stage.drag(from: 60, to: 360)
      #expect(stage.names == ["A"])
    }

    @Test func `a widget that is hidden in mid-drag comes to rest`() {
      let stage = RealWindow("A", "B")
      stage.act("mousemove 60 400 mousedown 1 \(stage.way(from: 60, to: 250))")
      gtk_widget_set_visible(stage.view.widget, 0)
      #expect(!stage.view.isMoving)
      stage.act("mouseup 1")
      gtk_widget_set_visible(stage.view.widget, 1)
      stage.act("sleep 0.1")
      stage.drag(from: 60, to: 360)
      #expect(stage.names == ["A"])
    }

    @Test func `Alt and an arrow, pressed as fast as can be, pop a page each`() {
      let stage = RealWindow("A", "B", "C", "D", "E")
      stage.act("key --delay 0 alt+Left alt+Left alt+Left")
      stage.waitForRest()
      #expect(stage.names == ["A", "B"])
      stage.act("key --delay 0 alt+Left alt+Left alt+Left")
      stage.waitForRest()
      #expect(stage.names == ["A"])
      #expect(!stage.log.contains("ended cancelled"))
    }

    @Test(arguments: [0, 1])
    func `a view without any size takes every call`(size: Int32) {
      let stage = VirtualView([.named("A"), .named("B")], width: size, height: size)
      stage.view.push(.named("C"))
      stage.settle()
      stage.drag(from: 0, to: 300)
      stage.touch(.up, 300)
      stage.settle()
      stage.view.popToRoot()
      stage.settle()
      #expect(stage.names == ["A"])
      stage.resize(400, 600)
      #expect(stage.x(of: stage.view.visiblePage) == 0)
    }

    @Test func `a view that loses its size in mid-drag comes to rest`() {
      let stage = VirtualView("A", "B")
      stage.drag(from: 20, to: 250)
      stage.resize(0, 0)
      stage.touch(.move, 300)
      stage.touch(.up, 300)
      stage.settle()
      stage.resize(400, 600)
      #expect(!stage.view.isMoving)
      #expect(stage.x(of: stage.view.visiblePage) == 0)
    }

    @Test func `pushing in every callback of a page is legal`() {
      let stage = VirtualView("A")
      var left = 12
      func more(_ name: String) -> () -> Void {
        { [weak view = stage.view] in
          guard left > 0 else { return }
          left -= 1
          view?.push(page("\(name) \(left)"), animated: left.isMultiple(of: 2))
        }
      }
      func page(_ name: String) -> SwipePage {
        let page = SwipePage.named(name)
        page.onWillAppear = more("will appear")
        page.onDidAppear = more("did appear")
        page.onWillDisappear = more("will disappear")
        page.onDidDisappear = more("did disappear")
        page.onDropped = more("dropped")
        return page
      }
      stage.view.push(page("first"))
      stage.settle()
      stage.view.popToRoot()
      stage.settle()
      #expect(left == 0)
      #expect(Set(stage.names).count == stage.names.count)
      #expect(isPaired(stage.log))
    }

    @Test func `another stack in every callback is legal, and the last one counts`() {
      let stage = VirtualView("A", "B")
      var left = 8
      stage.view.onEvent = { [weak stage] event in
        guard let stage else { return }
        stage.log.append(words(event))
        guard left > 0, case .willAppear = event else { return }
        left -= 1
        stage.view.set([.named("X\(left)"), .named("Y\(left)")], animated: left.isMultiple(of: 2))
      }
      stage.view.pop()
      stage.settle()
      #expect(stage.names == ["X0", "Y0"])
      #expect(stage.visibleCount == 1)
      #expect(isPaired(stage.log))
    }

    @Test func `calls while the view asks a question are legal`() {
      let stage = VirtualView("A", "B")
      stage.view.nextPage = { [weak view = stage.view] _ in
        view?.push(.named("called"), animated: false)
        return .named("next")
      }
      stage.drag(from: 380, to: 100)
      stage.touch(.up, 100)
      stage.settle()
      #expect(!stage.view.isMoving)
      #expect(stage.names.starts(with: ["A", "B", "called"]))
      stage.view.mayLeave = { [weak view = stage.view] _ in
        view?.mayLeave = nil
        view?.popToRoot(animated: false)
        return true
      }
      stage.view.pop()
      stage.settle()
      #expect(stage.names == ["A"])
      #expect(isPaired(stage.log))
    }

    @Test func `a page whose focus leaves may call anything`() {
      let (entry, other): (Widget, Widget) = (gtk_entry_new(), gtk_entry_new())
      let stage = RealWindow([SwipePage(entry, title: "A")])
      let pusher = Pusher(stage.view)
      let controller = gtk_event_controller_focus_new()
      gtk_widget_add_controller(entry, controller)
      _ = cgtk4_on_focus_leave(controller, { _, data in Pusher.push(data) }, pusher.data)
      gtk_window_set_focus(stage.window.cast(), nil)
      gtk_widget_grab_focus(entry)
      stage.view.push(SwipePage(other, title: "B"))
      stage.waitForRest()
      #expect(pusher.hasPushed)
      #expect(stage.names == ["A", "B", "pushed"])
      #expect(stage.mappedPages == ["pushed"])
      #expect(isPaired(stage.log))
    }

    @Test func `animations that are switched off in mid-settle leave nothing moving`() {
      let stage = RealWindow("A")
      stage.view.push(.named("B"))
      cgtk4_set_animates(stage.window, 0)
      defer { cgtk4_set_animates(stage.window, 1) }
      stage.waitForRest()
      stage.view.pop()
      stage.waitForRest()
      #expect(stage.names == ["A"])
    }

    @Test func `a view that goes in its own callback goes once`() {
      var stage: RealWindow? = RealWindow("A")
      weak let view = stage?.view
      stage?.view.onEvent = { event in
        if case .didAppear = event { stage = nil }
      }
      stage?.view.push(.named("B"), animated: false)
      #expect(stage == nil)
      #expect(view == nil)
    }
  }
}

/// Pushes a page once, from a C callback.
@MainActor private final class Pusher {
  private weak var view: SwipeNavigationView?

  init(_ view: SwipeNavigationView) { self.view = view }

  var hasPushed: Bool { view == nil }

  var data: gpointer { Unmanaged.passUnretained(self).toOpaque() }

  static func push(_ data: gpointer?) {
    guard let data else { return }
    let pusher = Unmanaged<Pusher>.fromOpaque(data).takeUnretainedValue()
    pusher.view?.push(.named("pushed"))
    pusher.view = nil
  }
}
