import UIKit

/// A pop of UIKit's navigation controller, in the hand for a while and then ended: what UIKit did.
@MainActor struct PopStory {
  var wasAskedInTheCall = false
  var wasToldInTheCall = false
  var countInTheHand = 0
  var wasCancelled: Bool?
  /// From the pop on.
  var appearances: [String] = []
  /// The pages that did-show named, from the pop on.
  var shown: [String] = []
  var namesAfter: [String] = []
  var barTitle: String?

  /// Stages A below B, pops B, and tells the story.
  static func play(
    in laboratory: Laboratory, completed: Bool, then tell: @escaping (PopStory) -> Void
  ) {
    let log = Log()
    let navigation = UINavigationController(rootViewController: Probe("A", log))
    let driver = Driver()
    laboratory.show(navigation) {
      navigation.pushViewController(Probe("B", log), animated: false)
      laboratory.wait(0.3) {
        navigation.delegate = driver
        log.clear()
        var story = PopStory()
        navigation.popViewController(animated: true)
        story.wasAskedInTheCall = driver.asked > 0
        story.wasToldInTheCall = !log.appearances.isEmpty
        laboratory.wait(0.3) {
          story.countInTheHand = navigation.viewControllers.count
          navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
            story.wasCancelled = context.isCancelled
          }
          driver.end(completed: completed)
          laboratory.wait(0.5) {
            story.appearances = log.appearances
            story.shown = driver.shown.compactMap(\.title)
            story.namesAfter = navigation.viewControllers.compactMap(\.title)
            story.barTitle = navigation.navigationBar.topItem?.title
            tell(story)
          }
        }
      }
    }
  }
}
