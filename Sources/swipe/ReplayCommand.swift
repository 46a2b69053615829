import SwipeReplay

struct ReplayCommand {
  static let help = """
    usage: swipe replay [--quiet] [--host headless] FILE…

    Plays .swipe files and prints JSON Lines in the order of time: frames while anything
    moves or a pointer is down, events, and one line 'end' a file.

      --quiet   only the last line of each file
      --host    which host plays: headless (the others play in their own tests)

    \(format)
    """

  /// What a replay may say.
  private static let format = """
    A replay is a text file. What stands behind # is a comment. The first line is 'swipe 1',
    then come lines that say how things are, view and stack at least:

      view WIDTH HEIGHT         in points
      stack PAGE…               names, bottom to top
      next PAGE OTHER           a swipe forward on PAGE pushes OTHER; without it, nothing
      direction ltr|rtl         (ltr)
      motion full|reduced       (full)
      style slide|parallax|cover|fade              (parallax)
      start anywhere            or 'leading POINTS': where a swipe back may begin (anywhere)
      history off|on            whether popped pages can be swiped forward to (off)
      frames HZ                 frames a second (60)
      veto PAGE                 it refuses to be left
      area control X Y W H      something that follows fingers itself, such as a slider
      area scroller X Y W H offset POINTS content WIDTH     something that scrolls sideways

    and then what happens, in the order of time, as 'MILLISECONDS VERB …':

      down|move|up ID X Y       a finger, in points from the top left
      cancel ID                 the system takes the finger away
      scroll PHASE DX DY        a trackpad: began, changed, ended, cancelled or momentum
      key back|forward|escape
      push PAGE, pop, pop-to PAGE, pop-to-root, set PAGE…    calls; 'still' at the end: at once
      resize WIDTH HEIGHT       the view changes its size
      direction, motion, next, veto, area      as above, from now on
      allow PAGE, no-areas      take back vetoes and areas
      end                       stops here rather than half a second after all is at rest
    """

  let files: [String]
  let isQuiet: Bool

  init(_ options: Options) throws {
    var options = options
    isQuiet = options.flag("--quiet")
    let host = try options.value("--host") ?? "headless"
    guard host == "headless" else {
      throw UsageError("this tool has the host headless, not '\(host)'\n\n\(Self.help)")
    }
    files = try options.takeFiles(ending: ".swipe")
  }

  func run() throws {
    var lines = Lines()
    defer { lines.flush() }
    var progress = Progress()
    for (index, file) in files.enumerated() {
      let replay = try Replay(parsing: text(of: file), file: file)
      guard var player = Player(replay, file: file) else { continue }
      player.run { record in
        if case .end = record {
          lines.write(record.json)
        } else if !isQuiet {
          lines.write(record.json)
        }
      }
      progress.show(index + 1, of: files.count)
    }
    progress.finish()
  }
}
