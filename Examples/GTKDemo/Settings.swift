import DYNavigationGTK

/// What the demo's switches say.
struct Settings {
  static let title = "Settings"

  var style: String
  var reducesMotion = false
  var isSlow = false
  var fromEdgeOnly = false
  var keepsForwardHistory = false
  var allowsMouse = true

  var configuration: Configuration {
    Configuration(
      style: Options.styles.first { $0.name == style }?.style ?? .parallax,
      spring: Spring(response: isSlow ? Feel.response * 6 : Feel.response),
      startDistance: fromEdgeOnly ? 24 : .infinity, keepsForwardHistory: keepsForwardHistory,
      reducesMotion: reducesMotion)
  }
}
