import CGTK4
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct References {
    @Test func `after a thousand pushes and pops every widget and page has gone`() {
      let stage = VirtualView("root")
      let root = stage.view.topPage?.bin
      let before = root?.references
      var widgets: [WeakWidget] = []
      let pages = Pages()
      for number in 1...1_000 {
        let page = SwipePage.named("\(number)")
        widgets += [WeakWidget(page.widget), WeakWidget(page.bin)]
        pages.add(page)
        stage.view.push(page, animated: number.isMultiple(of: 7))
        stage.settle()
        if number.isMultiple(of: 3) { stage.view.popToRoot(animated: number.isMultiple(of: 2)) }
        stage.settle()
      }
      stage.view.popToRoot(animated: false)
      #expect(widgets.filter { $0.widget != nil }.isEmpty)
      #expect(pages.alive == 0)
      #expect(root?.references == before)
      #expect(stage.visibleCount == 1)
    }

    @Test func `a view that nobody holds goes, with its widget and its pages`() {
      var stage: VirtualView? = VirtualView("A", "B")
      weak let view = stage?.view
      let widget = WeakWidget(stage?.view.widget)
      let page = WeakWidget(stage?.view.topPage?.bin)
      stage?.drag(from: 20, to: 180)
      stage = nil
      #expect(view == nil)
      #expect(widget.widget == nil)
      #expect(page.widget == nil)
    }

    @Test func `a widget in a window keeps its view until the window goes`() {
      Display.open()
      let window: Widget = gtk_window_new()
      weak var view: SwipeNavigationView?
      do {
        let made = SwipeNavigationView(root: .named("A"))
        view = made
        gtk_window_set_child(window.cast(), made.widget)
      }
      #expect(view != nil)
      #expect(view?.push(.named("B")) == nil)
      gtk_window_destroy(window.cast())
      #expect(view == nil)
    }

    @Test func `a page that the app holds can be pushed again`() {
      let stage = VirtualView("A")
      let page = SwipePage.named("B")
      for _ in 1...3 {
        #expect(stage.view.push(page, animated: false) == nil)
        #expect(stage.view.pop(animated: false) == nil)
      }
      #expect(page.bin.references == 1)
    }
  }
}

@MainActor private final class Pages {
  private final class Weak { weak var page: SwipePage? }
  private var all: [Weak] = []

  func add(_ page: SwipePage) {
    let weak = Weak()
    weak.page = page
    all.append(weak)
  }

  var alive: Int { all.filter { $0.page != nil }.count }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  var references: guint { object.pointee.ref_count }
}
