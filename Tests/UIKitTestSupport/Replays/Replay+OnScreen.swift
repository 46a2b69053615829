#if os(Linux)
  import DYNavigation
  import SwipeReplay
  import UIKit

  extension Replay {
    package init(named name: String) throws {
      try self.init(parsing: Repository.text("Tests/Replays/\(name).swipe"), file: name)
    }
  }

  extension Replay.Setting {
    /// The stand-in's, for frames that can be compared with the engine's.
    package func parameters(of system: StandInParameters.System = .iOS26) -> StandInParameters {
      var parameters = StandInParameters.of(system)
      parameters.framesPerSecond = frameRate
      parameters.presentationWaitsForCommit = false
      return parameters
    }

    package var swipeArea: DYSwipeArea {
      startDistance.isFinite ? .leading(startDistance) : .anywhere
    }
  }
#endif
