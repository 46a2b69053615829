#if os(Linux)
  import Testing
  import UIKit

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
    private var fingers: [StandInTouches] = []

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
        stage.page(name).next_ = { [weak stage] in stage.map { $0.page("N") } }
      }
    }

    private var navigator: DYNavigationController { stage.navigator }
    private var somePage: Sheet {
      mutating get { stage.page(dice.pick(["A", "B", "C", "D", "E", "N"])) }
    }

    mutating func goOn() {
      switch dice.throwing(16) {
      case 0, 1, 2: fingers.append(stage.finger(at: place.x, y: place.y))
      case 3, 4, 5, 6:
        if let finger = fingers.randomElement(using: &dice) {
          finger.drag(to: place, in: Double(dice.throwing(30)) / 100)
        }
      case 7, 8:
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: dice.throwing(fingers.count))
        if dice.throwing(4) == 0 { finger.cancel() } else { finger.up() }
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
    private var place: CGPoint {
      mutating get { CGPoint(x: dice.throwing(390), y: 100 + dice.throwing(600)) }
    }

    /// A trackpad, while no finger is down.
    private mutating func scroll() {
      guard fingers.isEmpty else { return }
      let scroller = StandInScroller(stage.window).begin(at: place)
      let step = CGPoint(x: dice.throwing(80) - 40, y: dice.throwing(20) - 10)
      for _ in 0..<dice.throwing(12) {
        standInClock.advance(frames: 1)
        scroller.scroll(by: step)
      }
      if dice.throwing(4) == 0 { scroller.cancel() } else { scroller.end() }
    }

    private mutating func callAnother() {
      switch dice.throwing(5) {
      case 0: navigator.popToRootViewController(animated: isAnimated)
      case 1: navigator.popToViewController(somePage, animated: isAnimated)
      case 2: StandInKeys.press(UIKeyCommand.inputEscape, in: stage.window)
      case 3: StandInKeys.press("]", .command, in: stage.window)
      default:
        var names = ["A", "B", "C", "D", "E"].shuffled(using: &dice)
        names.removeLast(dice.throwing(5))
        navigator.setViewControllers(names.map { stage.page($0) }, animated: isAnimated)
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
      for finger in fingers { finger.up() }
      fingers = []
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
        faults.append("on screen: \(shown.map { ($0.page.controller as? Sheet)?.name ?? "?" })")
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

  /// Numbers that are the same for the same seed.
  struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ (mixed >> 33)
    }

    /// A number below the count.
    mutating func throwing(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[throwing(values.count)] }
  }
#endif
