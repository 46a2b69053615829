import DYNavigationGTK
import Foundation

/// What the view tells, a line each, for people and for tests.
@MainActor enum Log {
  static func print(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  static func line(_ event: PageEvent<SwipePage>) -> String {
    switch event {
    case .claimed(let direction): "claimed \(direction)"
    case .contentCancelled: "content cancelled"
    case .began(let kind, let cause): "began \(kind) by \(cause)"
    case .ended(let outcome): "ended \(outcome)"
    case .willAppear(let page): "will appear: \(page.title)"
    case .didAppear(let page): "did appear: \(page.title)"
    case .willDisappear(let page): "will disappear: \(page.title)"
    case .didDisappear(let page): "did disappear: \(page.title)"
    case .dropped(let page): "dropped: \(page.title)"
    case .refused(let verb, let reason): "refused \(verb): \(reason)"
    }
  }
}
