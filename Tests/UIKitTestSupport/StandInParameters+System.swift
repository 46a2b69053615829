#if os(Linux)
  import UIKit

  extension StandInParameters {
    /// The defaults, in one version of the system.
    package static func of(_ system: System) -> StandInParameters {
      var parameters = StandInParameters()
      parameters.system = system
      return parameters
    }
  }
#endif
