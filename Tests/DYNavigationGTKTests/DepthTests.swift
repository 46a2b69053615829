import CAllocations
import CGTK4
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct `A thousand pages` {
    init() { Display.open() }

    @Test func `are pushed, and at most two are visible and attached`() {
      let stage = VirtualView("0")
      var most = 0
      for number in 1...1_000 {
        stage.view.push(.named("\(number)"), animated: number.isMultiple(of: 10))
        stage.settle(frames: 3)
        most = max(most, stage.visibleCount)
      }
      stage.settle()
      #expect(stage.view.count == 1_001)
      #expect(most == 2)
      #expect(stage.visibleCount == 1)
      #expect(stage.attachedCount == 2)
    }

    @Test func `are pushed in a window, and at most two are mapped`() {
      let stage = RealWindow("0")
      var (most, pages) = (0, [stage.view.pages[0]])
      for number in 1...1_000 {
        let page = SwipePage.named("\(number)")
        pages.append(page)
        let isAnimated = number.isMultiple(of: 50)
        stage.view.push(page, animated: isAnimated)
        let seen = stage.frames.count
        if isAnimated { stage.wait { stage.frames.count >= seen + 3 } }
        most = max(most, pages.filter { gtk_widget_get_mapped($0.bin) != 0 }.count)
      }
      #expect(most == 2)
      stage.waitForRest()
      #expect(stage.mappedPages == ["1000"])
    }

    @Test func `take as many allocations for the next page as ten`() {
      func allocations(on depth: Int) -> Int {
        let stage = VirtualView("0")
        while stage.view.count < depth { stage.view.push(.named("page"), animated: false) }
        let costs = (0..<20).map { _ in
          let (page, before) = (SwipePage.named("next"), allocations_so_far())
          stage.view.push(page, animated: false)
          stage.allocate()
          stage.view.pop(animated: false)
          stage.allocate()
          return allocations_so_far() - before
        }
        return costs.sorted()[10]
      }
      let few = allocations(on: 10)
      #expect(few > 0)
      #expect(abs(allocations(on: 1_000) - few) <= few / 10)
    }
  }
}
