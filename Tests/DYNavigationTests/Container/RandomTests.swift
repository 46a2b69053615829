#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import UIKit

  /// Anything at any time: fingers, calls, sizes, directions, tabs and covers, from a seed.
  @MainActor @Suite struct `Whatever is done to the container` {
    /// The last ones have found something once.
    @Test(arguments: Array(0..<250) + [366, 380, 391, 419, 444, 490, 522, 822, 1031, 1279])
    func `it comes to rest, in balance, with its top page in place`(seed: Int) {
      var story = Story(seed)
      for _ in 0..<40 { story.goOn() }
      story.end()
      #expect(story.faults() == [], "seed \(seed)")
    }
  }

  /// What is done, one thing after another.
  @MainActor private struct Story {
    private var dice: Dice
    private let tabs = UITabBarController()
    private let stage: Stage
    private var hand = Hand(columns: 0..<390, rows: 100..<700)

    init(_ seed: Int) {
      var dice = Dice(seed)
      let tabs = tabs
      let parameters = dice.pick(StandInParameters.allValues)
      let configuration = DYNavigationConfiguration(
        style: dice.pick([.slide, .parallax, .cover, .fade]),
        keepsForwardHistory: dice.throwing(4) == 0)
      stage = Stage("A", "B", "C", configuration: configuration, parameters: parameters) {
        tabs.viewControllers = [$0, UIViewController()]
        return tabs
      }
      self.dice = dice
      let stage = stage
      for name in ["A", "B", "C"] {
        stage.page(name).makeNext = { [weak stage] in stage.map { $0.page("N") } }
      }
    }

    private var navigator: DYNavigationController { stage.navigator }
    private var somePage: Sheet {
      mutating get { stage.page(dice.pick(["A", "B", "C", "D", "E", "N"])) }
    }

    mutating func goOn() {
      switch dice.throwing(16) {
      case 0, 1, 2: hand.putDown(in: stage.window, &dice)
      case 3, 4, 5, 6: hand.drag(&dice)
      case 7, 8: hand.lift(&dice)
      case 9: navigator.pushViewController(somePage, animated: isAnimated)
      case 10: navigator.popViewController(animated: isAnimated)
      case 11: callAnother()
      case 12: surround()
      case 13: annoy()
      case 14: scroll()
      default: standInClock.advance(frames: dice.throwing(20))
      }
    }

    private var isAnimated: Bool { mutating get { dice.throwing(4) != 0 } }

    /// A trackpad, while no finger is down.
    private mutating func scroll() {
      guard hand.isEmpty else { return }
      let scroller = StandInScroller(stage.window).begin(at: hand.place(&dice))
      let step = CGPoint(x: dice.throwing(80) - 40, y: dice.throwing(20) - 10)
      for _ in 0..<dice.throwing(12) {
        standInClock.advance(frames: 1)
        scroller.scroll(by: step)
      }
      if dice.throwing(4) == 0 { scroller.cancel() } else { scroller.end() }
    }

    private mutating func callAnother() {
      switch dice.throwing(5) {
      case 0: stage.popToRoot(animated: isAnimated)
      case 1: navigator.popToViewController(somePage, animated: isAnimated)
      case 2: StandInKeys.press(UIKeyCommand.inputEscape, in: stage.window)
      case 3: StandInKeys.press("]", .command, in: stage.window)
      default:
        var names = ["A", "B", "C", "D", "E"].shuffled(using: &dice)
        names.removeLast(dice.throwing(5))
        stage.set(names, animated: isAnimated)
      }
    }

    private mutating func surround() {
      switch dice.throwing(4) {
      case 0: tabs.selectedIndex = dice.throwing(2)
      case 1:
        let cover = UIViewController()
        cover.modalPresentationStyle = dice.pick([.fullScreen, .pageSheet])
        guard tabs.presentedViewController == nil else { return }
        tabs.present(cover, animated: isAnimated)
      case 2:
        guard tabs.presentedViewController?.isBeingPresented == false else { return }
        tabs.dismiss(animated: isAnimated)
      default:
        let isWide = dice.throwing(2) == 0
        let size = CGSize(width: isWide ? 844 : 390, height: isWide ? 390 : 844)
        stage.window.frame = CGRect(origin: .zero, size: size)
        stage.window.layoutIfNeeded()
      }
    }

    private mutating func annoy() {
      switch dice.throwing(5) {
      case 0: somePage.canBeLeft.toggle()
      case 1: somePage.hidesBottomBarWhenPushed.toggle()
      case 2:
        somePage.prefersNavigationBarHidden = dice.throwing(2) == 0
        navigator.setNeedsNavigationBarUpdate()
      case 3:
        navigator.view.semanticContentAttribute =
          dice.throwing(2) == 0 ? .forceRightToLeft : .forceLeftToRight
      default: StandIn.device.reducesMotion.toggle()
      }
    }

    /// All fingers up, everything uncovered and at rest.
    mutating func end() {
      hand.liftAll()
      stage.rest()
      if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
      stage.rest()
      tabs.selectedIndex = 0
      stage.rest()
    }

    func faults() -> [String] {
      var faults = StandIn.takeFaults()
      if navigator.clock.isRunning { faults.append("frames are still asked for") }
      if navigator.transition != nil { faults.append("a transition is still open") }
      let pages = navigator.viewControllers
      if Set(navigator.children) != Set(pages) { faults.append("children: \(navigator.children)") }
      let shown = navigator.view.subviews.compactMap { $0 as? PageView }.filter { !$0.isHidden }
      if shown.map(\.page.controller) != [pages[pages.count - 1]] {
        faults.append("on screen: \(shown.map { $0.page.controller.pageName })")
      }
      if let top = shown.first, !top.transform.isIdentity || top.alpha != 1 {
        faults.append("the top page is not in its place")
      }
      for page in stage.pages.values {
        let isTop = page === pages.last
        if page.standInAppearance.phase != (isTop ? .appeared : .disappeared) {
          faults.append("\(page.name) is \(page.standInAppearance.phase)")
        }
        if page.standInContainment.awaitsDidMove || page.standInContainment.announced != .none {
          faults.append("\(page.name) has not been told that it moved")
        }
        if !isTop, page.viewIfLoaded?.window != nil { faults.append("\(page.name) is in sight") }
        if !pages.contains(page), page.navigator != nil {
          faults.append("\(page.name) still has its navigator")
        }
      }
      return faults
    }
  }
#endif
