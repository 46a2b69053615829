import Foundation
import SwipeReplay
import Testing

/// Motion is reviewed as a diff: the film strip of every replay outside `Release` is a golden file.
@Suite struct `The film strip` {
  static let names = Repository.replays.filter { !$0.hasPrefix("Release/") }

  @Test(arguments: names)
  func `of a replay is the accepted one`(name: String) throws {
    let take = try Take(name)
    let strip = FilmStrip.text(of: take.replay, file: "\(name).swipe")
    if let difference = try Golden("Tests/Strips/\(name).strip").difference(from: strip) {
      Issue.record("\(difference)")
    }
  }

  @Test func `has no golden file that no replay belongs to`() {
    #expect(Repository.files(below: "Tests/Strips", ending: ".strip") == Self.names)
  }
}
