#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  /// Anything at any time: fingers, calls, sizes and directions, from a seed.
  @MainActor @Suite(.onTheDevice) struct `Whatever is done to a navigation controller` {
    @Test(arguments: Trunk.allCases, 0..<100)
    func `it comes to rest, in balance, with its top page in place`(trunk: Trunk, seed: Int) {
      var story = Story(trunk, seed)
      for _ in 0..<40 { story.goOn() }
      story.end()
      // Who is told of a move by UIKit's own books, when calls interrupt its transitions, is UIKit's.
      let faults = story.forest.faults().filter { !$0.hasPrefix("Leaf was") }
      #expect(faults == [], "seed \(seed), \(StandIn.parameters)")
    }
  }

  /// What is done, one thing after another.
  @MainActor private struct Story {
    let forest: Forest
    private var dice: Dice
    private var hand = Hand(columns: 0..<390, rows: 150..<650)

    init(_ trunk: Trunk, _ seed: Int) {
      dice = Dice(seed)
      let parameters = StandInParameters.allValues.filter {
        trunk == .subclass || $0.system >= .iOS18
      }
      forest = Forest(
        ["A", "B", "C"], trunk, parameters: dice.pick(parameters),
        configuration: FullscreenPopConfiguration(
          way: .custom, style: dice.pick([.slide, .parallax, .cover]), pushesNextPage: true,
          movesCalls: dice.throwing(2) == 0))
      for name in ["A", "B", "C"] {
        forest.page(name).makeNext = { [weak forest] in forest?.page("N") }
      }
    }

    mutating func goOn() {
      switch dice.throwing(16) {
      case 0, 1, 2: hand.putDown(in: forest.window, &dice)
      case 3, 4, 5, 6: hand.drag(&dice)
      case 7, 8: hand.lift(&dice)
      case 9, 10, 11: if mayCall { call() }
      case 12: annoy()
      default: standInClock.advance(frames: dice.throwing(20))
      }
    }

    /// Up to iOS 17 nothing may be called during a transition that only UIKit hears of.
    private var mayCall: Bool {
      StandIn.parameters.system >= .iOS18 || forest.engine?.passage != nil
        || forest.navigator.transitionCoordinator == nil
    }

    private mutating func call() {
      switch dice.throwing(3) {
      case 0:
        let page = forest.page(dice.pick(["A", "B", "C", "D", "N"]))
        // UIKit raises an exception for one that is there.
        guard page.parent == nil else { return }
        forest.navigator.pushViewController(page, animated: isAnimated)
      case 1: forest.pop(animated: isAnimated)
      default: callAnother()
      }
    }

    private var isAnimated: Bool { mutating get { dice.throwing(4) != 0 } }

    private mutating func callAnother() {
      if dice.throwing(2) == 0 {
        forest.popToRoot(animated: isAnimated)
      } else {
        var names = ["A", "B", "C", "D"].shuffled(using: &dice)
        names.removeLast(dice.throwing(4))
        forest.set(names, animated: isAnimated)
      }
    }

    private mutating func annoy() {
      switch dice.throwing(5) {
      case 0: forest.page(dice.pick(["A", "B", "C"])).canBeLeft.toggle()
      case 1:
        forest.page(dice.pick(["A", "B", "C"])).prefersNavigationBarHidden =
          dice.throwing(2) == 0
      case 2:
        forest.navigator.view.semanticContentAttribute =
          dice.throwing(2) == 0 ? .forceRightToLeft : .forceLeftToRight
      case 3: StandIn.device.reducesMotion.toggle()
      default:
        let isWide = dice.throwing(2) == 0
        forest.window.frame = CGRect(
          x: 0, y: 0, width: isWide ? 844 : 390, height: isWide ? 390 : 844)
        forest.window.layoutIfNeeded()
      }
    }

    /// All fingers up, everything at rest.
    mutating func end() {
      hand.liftAll()
      forest.rest()
      forest.rest()
    }
  }
#endif
