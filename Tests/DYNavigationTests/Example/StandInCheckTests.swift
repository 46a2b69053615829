#if os(Linux)
  import Testing
  import UIKit

  @testable import DYNavigation
  @testable import DYNavigationExample
  @testable import UIKit

  /// The device check on the stand-in: there all holds, unless a parameter says otherwise.
  @MainActor @Suite struct `The device check on the stand-in` {
    /// The report of a check whose pages a hand obeys.
    private func report(
      _ parameters: StandInParameters = StandInParameters(), hasHand: Bool = true,
      prepare: () -> Void = {}
    ) -> [Substring] {
      StandIn.reset(parameters)
      prepare()
      let check = DeviceCheckViewController()
      check.hasHand = hasHand
      var (report, prompts) = ("", [String]())
      check.onReport = { report = $0 }
      check.onPrompt = { prompts.append($0) }
      let navigator = DYNavigationController(rootViewController: RootViewController())
      let window = UIWindow()
      window.rootViewController = navigator
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      navigator.pushViewController(check, animated: true)
      for _ in 0..<1500 where report.isEmpty {
        standInClock.advance(by: 0.2)
        let due = prompts
        prompts = []
        for prompt in due { obey(prompt, in: window) }
      }
      return report.split(separator: "\n")
    }

    private func obey(_ prompt: String, in window: UIWindow) {
      func drag(from start: CGPoint, to end: CGPoint, in seconds: Double = 0.3) {
        let finger = StandInTouches(window).down(at: start)
        finger.drag(to: end, in: seconds)
        finger.up()
      }
      let middle = CGPoint(x: 150, y: 500)
      switch prompt {
      case let words where words.hasPrefix("Scroll"):
        drag(from: middle, to: CGPoint(x: 150, y: 350))
      case let words where words.hasPrefix("Drag the knob"):
        drag(from: CGPoint(x: 16, y: 481), to: CGPoint(x: 389, y: 481))
      case let words where words.hasPrefix("A page"):
        standInClock.advance(by: 0.2)
        let finger = StandInTouches(window).down(at: middle)
        standInClock.advance(by: 1)
        finger.up()
      case let words where words.hasPrefix("Drag slowly"):
        drag(from: middle, to: CGPoint(x: 330, y: 500), in: 1)
      default: drag(from: middle, to: CGPoint(x: 330, y: 500))
      }
    }

    private func names(_ word: String, in report: [Substring]) -> [String] {
      report.filter { $0.hasPrefix(word) }.map { String($0.dropFirst(10)) }
    }

    @Test func `finds that all holds`() {
      let report = report { StandIn.device.voiceOverRuns = true }
      #expect(report.first?.hasPrefix("Device check on") == true)
      #expect(names("differs", in: report) == [], "\(report.joined(separator: "\n"))")
      #expect(names("left out", in: report) == [])
      #expect(names("held", in: report).count + 1 == Assumption.all.count)
      #expect(names("measured", in: report).count == 1)
      #expect(StandIn.takeFaults() == [])
    }

    @Test func `leaves out what needs a hand when there is none, and says so`() {
      let report = report(hasHand: false)
      let byHand = Assumption.all.filter(\.needsAHand).map(\.name)
      #expect(byHand.count == 8)
      #expect(names("left out", in: report).filter { byHand.contains($0) } == byHand)
      #expect(names("differs", in: report) == [])
    }

    /// Where the stand-in behaves as iOS may, the line that differs names the parameter to change.
    @Test(arguments: [
      "animatorQuestion", "appearanceCallbacks", "stackChangesAtTheStart",
      "cancelledPopTurnsLowerScreenBack", "didShowAfterCancelledPop", "pushInTheHandIsFinished",
      "contentPop", "contentPopIsOn", "presentationWaitsForCommit", "translationAtBegan",
      "panSlop", "recogniserOrder",
    ])
    func `names the parameter that a finding would fix`(name: String) {
      var parameters = StandInParameters()
      switch name {
      case "animatorQuestion": parameters.animatorQuestion = .whenItStarts
      case "appearanceCallbacks": parameters.appearanceCallbacks = .insideTheCall
      case "stackChangesAtTheStart": parameters.stackChangesAtTheStart = true
      case "cancelledPopTurnsLowerScreenBack":
        parameters.cancelledPopTurnsLowerScreenBack = false
      case "didShowAfterCancelledPop": parameters.didShowAfterCancelledPop = false
      case "pushInTheHandIsFinished": parameters.pushInTheHandIsFinished = false
      case "contentPop": parameters.contentPop = .onceInAWindow
      case "contentPopIsOn": parameters.contentPopIsOn = false
      case "presentationWaitsForCommit": parameters.presentationWaitsForCommit = false
      case "translationAtBegan": parameters.translationAtBegan = .zero
      case "panSlop": parameters.panSlop = 4
      default: parameters.recogniserOrder = .outermostFirst
      }
      let report = report(parameters)
      let fixes = report.filter { $0.contains("fixes:") && $0.contains(name) }
      let differs = report.indices.filter { report[$0].hasPrefix("differs") }
      #expect(differs.contains { report[$0 + 2].contains(name) }, "\(report)")
      #expect(!fixes.isEmpty)
    }
  }
#endif
