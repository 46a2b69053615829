import DYNavigation
import UIKit

extension Assumption {
  /// UIKit's own navigation controller, which full-screen pop builds on.
  static var navigation: [Assumption] {
    [
      ofAPop(
        "It is asked inside the call who animates a pop", fixes: "animatorQuestion"
      ) { .comparing($0.wasAskedInTheCall, true) },
      ofAPop(
        "Pages hear of an animated pop after the call", fixes: "appearanceCallbacks"
      ) { .comparing($0.wasToldInTheCall, false) },
      ofAPop(
        "The stack is the old one while a pop is in the hand", fixes: "stackChangesAtTheStart"
      ) { .comparing($0.countInTheHand, 2) },
      ofAPop(
        "A cancelled pop turns the lower page back and brings the upper one again",
        fixes: "cancelledPopTurnsLowerScreenBack"
      ) { story in
        .comparing(
          story.appearances,
          [
            "B will disappear for good", "A will appear outside", "A will disappear",
            "A did disappear",
            "B will appear inside", "B did appear",
          ])
      },
      ofAPop(
        "Did-show names the page that stays after a cancelled pop",
        fixes: "didShowAfterCancelledPop"
      ) { .comparing($0.shown, ["B"]) },
      ofAPop(
        "The coordinator says at the end of the interaction that it was cancelled",
        fixes: "TransitionCoordinator.interactionEnds"
      ) { .comparing($0.wasCancelled, true) },
      ofAPop(
        "Stack and bar are as before when a pop is cancelled and completed in one turn",
        fixes: "UINavigationController+Transition (standInTurnBack)"
      ) { .comparing($0.namesAfter + [$0.barTitle ?? "none"], ["A", "B", "B"]) },
      ofAPop(
        "Stack and bar are right when a pop is finished and completed in one turn",
        fixes: "UINavigationController+Transition (standInSettle)", completed: true
      ) { .comparing($0.namesAfter + [$0.barTitle ?? "none"], ["A", "A"]) },
      inTheHand(
        "A pop may begin in the turn in which another one was completed",
        fixes: "UINavigationController+Stack (standInMakeRoom)", expecting: ["A"]
      ) { navigation, driver in
        driver.end(completed: true)
        navigation.popViewController(animated: false)
      },
      inTheHand(
        "A push over a pop in the hand cancels the pop", fixes: "StandInParameters.system",
        expecting: ["A", "B", "C", "D"]
      ) { navigation, _ in
        navigation.delegate = nil
        navigation.pushViewController(Probe("D", Log()), animated: true)
      },
      Assumption(
        name: "A pop over a push in the hand finishes the push first",
        fixes: "StandInParameters.pushInTheHandIsFinished"
      ) { laboratory, report in
        guard #available(iOS 18, *) else { return report(.leftOut("from iOS 18 on")) }
        stack(in: laboratory) { navigation, driver in
          navigation.pushViewController(Probe("D", Log()), animated: true)
          laboratory.wait(0.3) {
            navigation.delegate = nil
            navigation.popViewController(animated: true)
            laboratory.wait(1) {
              withExtendedLifetime(driver) {
                report(.comparing(navigation.viewControllers.compactMap(\.title), ["A", "B", "C"]))
              }
            }
          }
        }
      },
      Assumption(
        name: "The swipe over the content is there from the start, and on",
        fixes: "StandInParameters.contentPop, contentPopIsOn"
      ) { laboratory, report in
        guard #available(iOS 26, *) else { return report(.leftOut("from iOS 26 on")) }
        let navigation = UINavigationController(rootViewController: Probe("A", Log()))
        navigation.loadViewIfNeeded()
        let early = navigation.interactiveContentPopGestureRecognizer
        laboratory.show(navigation) {
          let late = navigation.interactiveContentPopGestureRecognizer
          let found = [early != nil, late != nil, late?.isEnabled == true]
          report(.comparing(found, [true, true, true]))
        }
      },
    ]
  }

  /// Something about a pop that was in the hand, and then cancelled unless said otherwise.
  private static func ofAPop(
    _ name: String, fixes: String, completed: Bool = false,
    _ judge: @escaping (PopStory) -> Finding
  ) -> Assumption {
    let parameter =
      fixes.first?.isLowercase == true ? "StandInParameters.\(fixes)" : fixes
    return Assumption(name: name, fixes: parameter) { laboratory, report in
      PopStory.play(in: laboratory, completed: completed) { report(judge($0)) }
    }
  }

  /// What is on the stack in the end, when something is done to a pop of C in the hand.
  private static func inTheHand(
    _ name: String, fixes: String, expecting expected: [String],
    _ act: @escaping (UINavigationController, Driver) -> Void
  ) -> Assumption {
    Assumption(name: name, fixes: fixes) { laboratory, report in
      guard #available(iOS 18, *) else { return report(.leftOut("from iOS 18 on")) }
      stack(in: laboratory) { navigation, driver in
        navigation.popViewController(animated: true)
        laboratory.wait(0.3) {
          act(navigation, driver)
          laboratory.wait(1) {
            report(.comparing(navigation.viewControllers.compactMap(\.title), expected))
          }
        }
      }
    }
  }

  /// A, B, and C on top, at rest and in the hands of a driver.
  private static func stack(
    in laboratory: Laboratory, then go: @escaping (UINavigationController, Driver) -> Void
  ) {
    let navigation = UINavigationController(rootViewController: Probe("A", Log()))
    let driver = Driver()
    laboratory.show(navigation) {
      for name in ["B", "C"] {
        navigation.pushViewController(Probe(name, Log()), animated: false)
      }
      laboratory.wait(0.3) {
        navigation.delegate = driver
        go(navigation, driver)
      }
    }
  }
}
