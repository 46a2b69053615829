#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import DYNavigationSystemPop
  @testable import UIKit

  /// What the runtime would say: names that there are, and what they hold.
  @MainActor private struct Names: Lookup {
    var targets = "_targets"
    var target = "_target"
    var action = "handleNavigationTransition:"
    /// What the list holds, and what the target is; nil for what the system really uses.
    var entries: [AnyObject]?
    var isEmpty = false

    func value(of name: String, in object: AnyObject) -> AnyObject? {
      name == target ? (object as? Entry)?.target : nil
    }

    func list(of name: String, in object: AnyObject) -> [AnyObject]? {
      guard name == targets else { return nil }
      if isEmpty { return [] }
      return entries ?? (object as? UIGestureRecognizer)?.delegate.map { [Entry($0)] }
    }

    func understands(_ message: String, _ object: AnyObject) -> Bool {
      message == action && object is SystemPops
    }
  }

  @MainActor private final class Entry {
    let target: AnyObject
    init(_ target: AnyObject) { self.target = target }
  }

  @MainActor @Suite(.onTheDevice) struct `The ways with private API` {
    private func forest(
      _ source: SystemTarget, _ names: Names = Names(), _ parameters: StandInParameters? = nil,
      log: @escaping (String) -> Void = { _ in }
    ) -> Forest {
      let way = FullscreenPopWay.other("test") {
        SystemPop(from: source, looking: names, log: log)
      }
      return Forest(
        ["A", "B"], parameters: parameters, configuration: FullscreenPopConfiguration(way: way))
    }

    @Test(arguments: [SystemTarget.targets, .delegate], StandInParameters.allValues)
    func `pop from anywhere with the system's own transition`(
      source: SystemTarget, parameters: StandInParameters
    ) {
      let forest = forest(source, parameters: parameters)
      #expect(forest.navigator.fullscreenPop?.isCustom == false)
      let finger = forest.finger(at: 150)
      finger.drag(to: CGPoint(x: 200, y: 400), in: 0.4)
      finger.drag(to: CGPoint(x: 199, y: 400), in: 0.2)
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      forest.swipe(from: 150, by: 230)
      forest.rest()
      #expect(forest.names == ["A"], "\(parameters)")
      forest.swipe(from: 150, by: 230)  // on the root
      forest.push("C")
      forest.rest()
      #expect(forest.names == ["A", "C"])
      #expect(StandIn.takeFaults() == [], "\(parameters)")
    }

    private func forest(_ source: SystemTarget, parameters: StandInParameters) -> Forest {
      forest(source, Names(), parameters)
    }

    @Test func `fall back to the package's own where a name is missing, and say so once`() {
      let broken: [(SystemTarget, Names, String)] = [
        (.targets, Names(targets: "_targetss"), "_targets"),
        (.targets, Names(target: "target"), "_target"),
        (.targets, Names(action: "handleNavigationTransition"), "handleNavigationTransition:"),
        (.targets, Names(isEmpty: true), "_targets"),
        (.targets, Names(entries: [NSObject()]), "_target"),
        (.delegate, Names(action: "handleTransition:"), "handleNavigationTransition:"),
      ]
      for (source, names, reason) in broken {
        var lines: [String] = []
        let forest = forest(source, names) { lines.append($0) }
        #expect(forest.navigator.fullscreenPop?.isCustom == true)
        #expect(lines.count == 1 && lines.first?.contains(reason) == true)
        forest.swipe(from: 150, by: 230)
        forest.rest()
        #expect(forest.names == ["A"])
        #expect(lines.count == 1)
        #expect(forest.faults() == [])
      }
    }

    @Test func `fall back where the recogniser has no delegate`() {
      StandIn.reset()
      let navigator = UINavigationController(rootViewController: Leaf("A"))
      navigator.interactivePopGestureRecognizer?.delegate = nil
      let found = SystemTarget.delegate.find(in: navigator, Names())
      #expect(throws: SystemTarget.Failure.noDelegate) { try found.get() }
    }

    @Test func `find nothing where there is no runtime to ask`() {
      StandIn.reset()
      let navigator = UINavigationController(rootViewController: Leaf("A"))
      for source in [SystemTarget.targets, .delegate] {
        #expect(throws: SystemTarget.Failure.self) {
          try source.find(in: navigator, ObjectLookup()).get()
        }
      }
    }

    @Test func `are refused while a transition runs, under a sheet, and where the page says so`() {
      let forest = forest(.targets)
      forest.push("C")
      standInClock.advance(frames: 2)
      forest.swipe(from: 100, by: 280, in: 0.1)
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      forest.page("C").swipeArea = .leading(50)
      forest.swipe(from: 100, by: 280)
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      forest.page("C").swipeArea = nil
      forest.page("C").canBeLeft = false
      forest.swipe(from: 100, by: 280)
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      forest.page("C").canBeLeft = true
      let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
      forest.page("C").view.addSubview(slider)
      forest.swipe(from: 100, by: 280)
      forest.rest()
      #expect(forest.names == ["A", "B", "C"])
      slider.removeFromSuperview()
      forest.swipe(from: 100, by: 280)
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `leave everything as it was`() {
      let forest = forest(.targets)
      let navigator = forest.navigator
      #expect(navigator.interactivePopGestureRecognizer?.isEnabled == false)
      let finger = forest.finger(at: 100)
      finger.drag(to: CGPoint(x: 300, y: 400), in: 0.2)
      navigator.disableFullscreenPop()
      finger.up()
      forest.rest()
      #expect(forest.names == ["A", "B"])
      #expect(navigator.interactivePopGestureRecognizer?.isEnabled == true)
      #expect(navigator.interactiveContentPopGestureRecognizer?.isEnabled == true)
      #expect(navigator.delegate === forest.delegate)
      #expect(StandIn.takeFaults() == [])
    }
  }
#endif
