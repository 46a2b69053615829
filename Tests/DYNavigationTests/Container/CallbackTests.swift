#if os(Linux)
  import Testing
  import UIKit

  @testable import DYNavigation

  @MainActor @Suite struct `Callbacks of the container` {
    @Test func `come in UIKit's order for a push`() {
      let stage = Stage("A")
      stage.push("B")
      stage.rest()
      #expect(
        stage.diary.read() == [
          "— push by call", "A willDisappear", "B willMove parent", "B willAppear",
          "— will show B", "A didDisappear", "B didAppear", "B didMove parent",
          "— push completed", "— did show B",
        ])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `come in UIKit's order for a pop`() {
      let stage = Stage("A", "B")
      stage.pop()
      #expect(stage.names == ["A"])
      stage.rest()
      #expect(
        stage.diary.read() == [
          "— pop by call", "B willMove nil", "B willDisappear", "A willAppear", "— will show A",
          "B didDisappear", "B didMove nil", "A didAppear", "— pop completed", "— did show A",
        ])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `come in closed pairs for a cancelled swipe`() {
      let stage = Stage("A", "B")
      stage.swipe(by: 60)
      stage.rest()
      #expect(
        stage.diary.read() == [
          "— pop by finger", "B willMove nil", "B willDisappear", "A willAppear",
          "— will show A", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
          "B didMove parent", "— pop cancelled",
        ])
      #expect(stage.names == ["A", "B"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `come at once without animation`() {
      let stage = Stage("A")
      stage.push("B", animated: false)
      #expect(
        stage.diary.read() == [
          "— push by call", "A willDisappear still", "B willMove parent", "B willAppear still",
          "— will show B still", "A didDisappear", "B didAppear", "B didMove parent",
          "— push completed", "— did show B still",
        ])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `undo the adding when an interactive push falls back`() {
      let stage = Stage("A")
      weak var next: Sheet?
      stage.page("A").next_ = { [diary = stage.diary] in
        let page = Sheet("B", diary)
        next = page
        return page
      }
      stage.swipe(from: 300, by: -60)
      #expect(next != nil)
      stage.rest()
      #expect(
        stage.diary.read() == [
          "— push by finger", "A willDisappear", "B willMove parent", "B willAppear",
          "— will show B", "B willMove nil", "B willDisappear", "A willAppear", "B didDisappear",
          "B didMove nil", "A didAppear", "— push cancelled",
        ])
      #expect(next == nil)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `come in closed pairs when a pop is caught and turned round`() {
      let stage = Stage("A", "B")
      stage.pop()
      standInClock.advance(by: 0.15)
      let finger = stage.finger(at: 300)
      finger.drag(to: CGPoint(x: 20, y: 400), in: 0.1)
      finger.up()
      stage.rest()
      #expect(
        stage.diary.read() == [
          "— pop by call", "B willMove nil", "B willDisappear", "A willAppear", "— will show A",
          "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
          "B didMove parent", "— pop cancelled",
        ])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `come once for each page of another stack`() {
      let stage = Stage("A", "B")
      stage.navigator.setViewControllers([stage.page("A"), stage.page("C")], animated: true)
      stage.rest()
      #expect(
        stage.diary.read() == [
          "— push by call", "B willMove nil", "B willDisappear", "C willMove parent",
          "C willAppear", "— will show C", "B didDisappear", "B didMove nil", "C didAppear",
          "C didMove parent", "— push completed", "— did show C",
        ])
      #expect(StandIn.takeFaults() == [])
    }

    @Test(arguments: StandInParameters.allValues)
    func `are the same whatever is not known of UIKit`(parameters: StandInParameters) {
      let stage = Stage("A", parameters: parameters)
      stage.push("B")
      stage.rest()
      stage.swipe(by: 60)
      stage.rest()
      stage.swipe(by: 300)
      stage.rest()
      #expect(
        stage.diary.read() == [
          "— push by call", "A willDisappear", "B willMove parent", "B willAppear",
          "— will show B", "A didDisappear", "B didAppear", "B didMove parent",
          "— push completed", "— did show B",
          "— pop by finger", "B willMove nil", "B willDisappear", "A willAppear",
          "— will show A", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
          "B didMove parent", "— pop cancelled",
          "— pop by finger", "B willMove nil", "B willDisappear", "A willAppear",
          "— will show A", "B didDisappear", "B didMove nil", "A didAppear", "— pop completed",
          "— did show A",
        ])
      #expect(StandIn.takeFaults() == [])
    }
  }
#endif
