import CGTK4
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct `Calls that are waited for` {
    init() { Display.open() }

    /// Runs the main loop until a task is done.
    private func outcome(of task: Task<CallOutcome, Never>) async -> CallOutcome {
      var outcome: CallOutcome?
      let waiting = Task { outcome = await task.value }
      while outcome == nil { await turn() }
      await waiting.value
      return outcome ?? .cancelled
    }

    private func turn() async {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }

    @Test func `return when all has come to rest`() async {
      let stage = RealWindow("A")
      let task = Task { await stage.view.push(.named("B")) }
      #expect(await outcome(of: task) == .completed)
      #expect(!stage.view.isMoving)
      #expect(stage.log.last == "ended completed")
    }

    @Test func `say why they were refused`() async {
      let stage = RealWindow("A")
      #expect(await stage.view.push(stage.view.pages[0]) == .refused(.alreadyOnStack))
      #expect(await stage.view.pop() == .refused(.atRoot))
    }

    @Test func `return at once where nothing moves`() async {
      let stage = VirtualView("A")
      #expect(await stage.view.push(.named("B"), animated: false) == .completed)
    }

    @Test func `are cancelled by what comes in between`() async {
      let stage = RealWindow("A")
      let push = Task { await stage.view.push(.named("B")) }
      while !stage.view.isMoving { await turn() }
      let pop = Task { await stage.view.pop() }
      #expect(await outcome(of: push) == .cancelled)
      #expect(await outcome(of: pop) == .completed)
    }

    @Test func `end with their task, and the pages go on`() async {
      let stage = VirtualView("A")
      let task = Task { await stage.view.push(.named("B")) }
      while !stage.view.isMoving { await Task.yield() }
      task.cancel()
      #expect(await task.value == .cancelled)
      #expect(stage.view.isMoving)
      stage.settle()
      #expect(stage.names == ["A", "B"])
    }

    @Test func `are made even by a task that is cancelled already`() async {
      let stage = VirtualView("A")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await stage.view.push(.named("B"))
      }
      #expect(await task.value == .cancelled)
      #expect(stage.names == ["A", "B"])
    }

    @Test func `end when the window goes`() async {
      let stage = RealWindow("A")
      let task = Task { await stage.view.push(.named("B")) }
      while !stage.view.isMoving { await turn() }
      stage.close()
      #expect(await outcome(of: task) == .completed)
    }
  }
}
