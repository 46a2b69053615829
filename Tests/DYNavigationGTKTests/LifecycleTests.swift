import CGTK4
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct Lifecycle {
    @Test func `a push tells both pages, in order, and ends once`() {
      let stage = VirtualView("A")
      stage.view.push(.named("B"))
      #expect(stage.log == ["began push by call", "A will disappear", "B will appear"])
      stage.log = []
      stage.settle()
      #expect(stage.log == ["A did disappear", "B did appear", "ended completed"])
      #expect(stage.names == ["A", "B"])
    }

    @Test func `a swipe that falls back tells both pages that they stay`() {
      let stage = VirtualView("A", "B")
      stage.drag(from: 20, to: 120)
      stage.time += 200_000
      stage.touch(.up, 120)
      stage.settle()
      #expect(
        stage.log == [
          "claimed back", "content cancelled", "began pop by finger", "B will disappear",
          "A will appear", "A will disappear", "B will appear", "A did disappear",
          "B did appear", "ended cancelled",
        ])
      #expect(stage.names == ["A", "B"])
    }

    @Test func `a page that is popped is dropped when it is out of sight`() {
      let stage = VirtualView("A", "B")
      let page = stage.view.topPage
      stage.view.pop()
      #expect(stage.names == ["A"])
      #expect(page?.navigationView != nil)
      stage.settle()
      #expect(stage.log.last == "B dropped")
      #expect(page?.navigationView == nil)
      #expect(page.map { gtk_widget_get_parent($0.bin) } == .some(nil))
    }

    @Test func `each page hears its own events`() {
      let stage = VirtualView("A")
      let page = SwipePage.named("B")
      var heard: [String] = []
      page.onWillAppear = { heard.append("will appear") }
      page.onDidAppear = { heard.append("did appear") }
      page.onWillDisappear = { heard.append("will disappear") }
      page.onDidDisappear = { heard.append("did disappear") }
      page.onDropped = { heard.append("dropped") }
      stage.view.push(page)
      stage.settle()
      stage.view.pop()
      stage.settle()
      #expect(
        heard == ["will appear", "did appear", "will disappear", "did disappear", "dropped"])
    }

    @Test func `what an app calls in a callback happens after what it was told`() throws {
      let stage = VirtualView("A")
      let (b, c) = (SwipePage.named("B"), SwipePage.named("C"))
      b.onDidAppear = { [weak view = stage.view] in view?.push(c) }
      stage.view.push(b, animated: false)
      let end = stage.log.firstIndex(of: "ended completed")
      let next = stage.log.firstIndex(of: "C will appear")
      #expect(try #require(end) < #require(next))
      stage.settle()
      #expect(stage.names == ["A", "B", "C"])
    }

    @Test func `the same page twice is refused, and says why`() {
      let stage = VirtualView("A", "B")
      let page = stage.view.pages[1]
      #expect(stage.view.push(page) == .alreadyOnStack)
      #expect(stage.log == ["refused push: already on the stack"])
    }

    @Test func `a page of another view is refused, and stays there`() {
      let (one, other) = (VirtualView("A", "B"), VirtualView("C"))
      let page = one.view.pages[1]
      #expect(other.view.push(page) == .alreadyOnStack)
      #expect(other.view.set([page]) == .alreadyOnStack)
      #expect(gtk_widget_get_parent(page.bin) == one.view.widget)
    }

    @Test func `the root cannot be popped`() {
      let stage = VirtualView("A")
      #expect(stage.view.pop() == .atRoot)
      #expect(stage.names == ["A"])
    }

    @Test func `a page that refuses to be left gives way and comes back`() {
      let stage = VirtualView("A", "B")
      stage.view.topPage?.mayLeave = { false }
      stage.drag(from: 20, to: 380)
      let pulled = stage.view.stack.scene.front.x
      #expect(pulled > 20 && pulled < 100)
      stage.touch(.up, 380)
      stage.settle()
      #expect(stage.view.pop() == .veto)
      #expect(stage.names == ["A", "B"])
      #expect(stage.log.filter { $0 == "refused swipe: the page refuses to be left" }.count == 1)
    }

    @Test func `the next page comes with the swipe forward, and goes if it falls back`() {
      let stage = VirtualView("A")
      var asked = 0
      stage.view.nextPage = { _ in
        asked += 1
        return .named("B")
      }
      stage.drag(from: 380, to: 100)
      stage.touch(.up, 100)
      stage.settle()
      #expect(stage.names == ["A", "B"])
      stage.view.pop(animated: false)
      stage.log = []
      stage.drag(from: 380, to: 340)
      stage.time += 200_000
      stage.touch(.up, 340)
      stage.settle()
      #expect(stage.names == ["A"])
      #expect(stage.log.last == "B dropped")
      #expect(asked == 2)
    }

    @Test func `forward history keeps a popped page for the next swipe`() {
      let stage = VirtualView(
        "A", "B", configuration: Configuration(keepsForwardHistory: true))
      let page = stage.view.topPage
      stage.view.pop(animated: false)
      #expect(stage.view.go(.forward) == nil)
      stage.settle()
      #expect(stage.view.topPage === page)
    }

    @Test func `a page decides where its swipes start, while it is up`() {
      let stage = VirtualView("A", "B")
      stage.view.topPage?.startDistance = 30
      stage.drag(from: 100, to: 390)
      stage.touch(.up, 390)
      #expect(stage.names == ["A", "B"])
      stage.drag(from: 20, to: 390)
      stage.touch(.up, 390)
      stage.settle()
      #expect(stage.names == ["A"])
    }
  }
}
