/// A time of the day: what the demo's pages are about.
struct Hour {
  var name: String
  var time: String
  var text: String
  /// Two colours of the sky, from the horizon up.
  var colours: (String, String)

  static let all = [
    Hour(
      name: "First Light", time: "05:12",
      text: "The eastern sky turns from ink to slate, and the birds know it before you do.",
      colours: ("#f2a47e", "#3f4f86")),
    Hour(
      name: "Sunrise", time: "06:03",
      text: "The sun clears the ridge. Shadows are at their longest and point due west.",
      colours: ("#ffd28a", "#e66f6a")),
    Hour(
      name: "Morning", time: "08:30",
      text:
        "Dew has gone from the grass. The light is still warm, and already bright enough to read by.",
      colours: ("#ffe9a8", "#5fb4d9")),
    Hour(
      name: "Noon", time: "12:48",
      text: "Shadows hide under what casts them. Colours are flat; find some shade.",
      colours: ("#bfe8ff", "#2d82d8")),
    Hour(
      name: "Afternoon", time: "16:10",
      text: "Heat shimmers over the road. Clouds that began as wool have grown into towers.",
      colours: ("#ffe3b3", "#4a9ccf")),
    Hour(
      name: "Golden Hour", time: "19:35",
      text: "Everything that faces west is lit as if from within. It lasts a little under an hour.",
      colours: ("#ffc145", "#c4546b")),
    Hour(
      name: "Dusk", time: "20:51",
      text: "The first stars stand over the afterglow. Windows begin to look warmer than the sky.",
      colours: ("#e07a8b", "#2e2a6b")),
    Hour(
      name: "Midnight", time: "00:48",
      text: "As dark as it gets. After twenty minutes your eyes find a thousand stars more.",
      colours: ("#3b3f7f", "#090b24")),
  ]

  static let css = all.enumerated().map { index, hour in
    """
    .hour\(index) { background-image: linear-gradient(to top, \(hour.colours.0), \(hour.colours.1)); }
    """
  }.joined(separator: "\n")
}
