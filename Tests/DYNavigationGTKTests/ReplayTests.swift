import CGTK4
import Foundation
import SwipeReplay
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct Replays {
    @Test(arguments: ReplayFile.all)
    func `every replay puts the widgets where the engine has the pages`(file: ReplayFile) throws {
      let replay = try Replay(parsing: file.text, file: file.name)
      let stage = ReplayStage(replay)
      for record in Player.records(of: replay, file: file.name) {
        switch record {
        case .frame(let frame): #expect(stage.difference(from: frame) == nil)
        case .end(let end): #expect(stage.names == end.stack)
        case .event: break
        }
      }
    }
  }
}

struct ReplayFile: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var testDescription: String { name }

  static let all: [ReplayFile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Replays").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swipe" }
      .sorted { $0.path() < $1.path() }
      .compactMap { url in
        (try? String(contentsOf: url, encoding: .utf8)).map {
          ReplayFile(name: String(url.path().dropFirst(folder.path().count)), text: $0)
        }
      }
  }()
}
