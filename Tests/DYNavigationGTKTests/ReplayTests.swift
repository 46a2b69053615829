import CGTK4
import Foundation
import SwipeReplay
import Testing

@testable import DYNavigationGTK

extension `The GTK host` {
  @Suite @MainActor struct Replays {
    @Test(arguments: ReplayFile.all)
    func `every replay puts the widgets where the engine has the pages, and tells the same story`(
      file: ReplayFile
    ) throws {
      let replay = try Replay(parsing: file.text, file: file.name)
      let stage = ReplayStage(replay)
      var story: [String] = []
      for record in Player.records(of: replay, file: file.name) {
        switch record {
        case .frame(let frame): #expect(stage.difference(from: frame) == nil)
        case .end(let end): #expect(stage.names == end.stack)
        case .event(let event): story += words(event)
        }
      }
      #expect(stage.story == story)
    }

    /// As the view's own events are told, see `words(_:)`; none for what is no event of a view.
    private func words(_ event: Record.Happening) -> [String] {
      let values = event.details.map { $0.value.trimmingCharacters(in: ["\""]) }
      return switch event.name {
      case "claimed": ["claimed \(values[1])"]
      case "contentCancelled": ["content cancelled"]
      case "began": ["began \(values[0]) by \(values[1])"]
      case "ended": ["ended \(values[0])"]
      case "willAppear": ["\(values[0]) will appear"]
      case "didAppear": ["\(values[0]) did appear"]
      case "willDisappear": ["\(values[0]) will disappear"]
      case "didDisappear": ["\(values[0]) did disappear"]
      case "dropped": ["\(values[0]) dropped"]
      case "refused": ["refused: \(values[1])"]
      case _: []
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
