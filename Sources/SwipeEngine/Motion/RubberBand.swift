/// How a page gives way that refuses to be left: less and less, and never further than a quarter.
enum RubberBand {
  /// Where the page shows for a pull of so many pages, either way.
  static func shown(_ pull: Double) -> Double {
    let stretch = abs(pull) * Feel.resistanceSlope / Feel.resistance
    let shown = Feel.resistance * (1 - 1 / (stretch + 1))
    return pull < 0 ? -shown : shown
  }

  /// How fast it moves there, as a share of the pull's speed.
  static func slope(_ pull: Double) -> Double {
    let stretch = abs(pull) * Feel.resistanceSlope / Feel.resistance
    return Feel.resistanceSlope / ((stretch + 1) * (stretch + 1))
  }
}
