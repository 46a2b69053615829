import DYNavigation
import UIKit

extension FullscreenPopWay {
  /// The system's own transition, driven by a pan anywhere on the page: the target of the system's
  /// edge recogniser is read from its private list of targets, and the pan sends it the same private
  /// message. **Private API**: see `docs/FullscreenPop.md` before an app with it goes to App Review.
  ///
  /// Where a private name is missing, it is `custom` instead, with one line in the log.
  public static var systemTarget: FullscreenPopWay {
    .other("systemTarget") { SystemPop(from: .targets, looking: ObjectLookup()) }
  }

  /// The same with the delegate of the system's edge recogniser as the target, which is the same object
  /// in every version seen so far. One private name less, and still private API.
  public static var systemDelegate: FullscreenPopWay {
    .other("systemDelegate") { SystemPop(from: .delegate, looking: ObjectLookup()) }
  }
}
