import CGTK4
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  /// Fingers, calls, turns and sizes in any order; a failure prints its seed.
  @Suite @MainActor struct `Anything at any time` {
    init() { Display.open() }

    /// The last four once went back by key to a page that was still in sight, from itself to itself.
    @Test(arguments: Array(1...100) + [291, 1_705, 2_341, 3_650])
    func `comes to rest with one page in its place, and events in closed pairs`(seed: UInt64) {
      var random = Random(state: seed)
      let stage = VirtualView("root", "first")
      var asked = 0
      stage.view.nextPage = { _ in
        asked += 1
        return .named("next \(asked)")
      }
      for step in 0..<80 { act(on: stage, &random, step) }
      stage.touch(.cancel, 0)
      stage.view.handle(.cancelled, dx: 0, dy: 0, at: stage.time)
      stage.resize(400, 600)
      stage.settle()
      stage.allocate()
      #expect(!stage.view.isMoving)
      #expect(stage.view.visiblePage === stage.view.topPage)
      #expect(stage.x(of: stage.view.topPage) == 0)
      #expect(stage.visibleCount == 1)
      #expect(stage.attachedCount <= 2)
      #expect(isPaired(stage.log))
    }

    private func act(on stage: VirtualView, _ random: inout Random, _ step: Int) {
      let (view, animated) = (stage.view, random.next(3) > 0)
      let pages = view.pages
      let one = pages[random.next(pages.count)]
      stage.time += Int64(random.next(40)) * 1_000
      switch random.next(14) {
      case 0: view.push(.named("page \(step)"), animated: animated)
      case 1: view.pop(animated: animated)
      case 2: view.pop(to: one, animated: animated)
      case 3: view.popToRoot(animated: animated)
      case 4: view.set([one, .named("set \(step)")], animated: animated)
      case 5: view.set(pages.reversed(), animated: animated)
      case 6: view.go(random.next(2) == 0 ? .back : .forward)
      case 7: stage.resize(Int32(random.next(3)) * 250, 600)
      case 8:
        gtk_widget_set_direction(
          view.widget, random.next(2) == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
      case 9: view.configuration.keepsForwardHistory.toggle()
      case 10: stage.drag(from: Double(random.next(400)), to: Double(random.next(400)), steps: 5)
      case 11: stage.touch(random.next(2) == 0 ? .up : .cancel, Double(random.next(400)))
      case 12:
        view.handle(
          random.next(2) == 0 ? .began : .ended, dx: Double(random.next(100)) - 50, dy: 0,
          at: stage.time)
      case _: stage.settle(frames: random.next(20))
      }
    }
  }
}

/// Numbers that are the same in every run (splitmix64).
private struct Random {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }
}

/// Every will-appear is followed by did-appear, or by will-disappear and did-disappear.
func isPaired(_ log: [String]) -> Bool {
  var state: [String: String] = [:]
  let allowed: [String: Set<String>] = [
    "will appear": ["", "did disappear", "will disappear"],
    "did appear": ["will appear"],
    "will disappear": ["", "did appear", "will appear"],
    "did disappear": ["will disappear"],
  ]
  for line in log {
    guard let (edge, before) = allowed.first(where: { line.hasSuffix($0.key) }) else { continue }
    let page = String(line.dropLast(edge.count + 1))
    guard before.contains(state[page, default: ""]) else { return false }
    state[page] = edge
  }
  return state.values.allSatisfy { $0.hasPrefix("did") }
}
