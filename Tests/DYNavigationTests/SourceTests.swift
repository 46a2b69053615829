import Foundation
import Testing
import UIKitTestSupport

/// What the module promises not to do, looked for in its text.
@Suite struct `The sources of DYNavigation` {
  private static let sources = Repository.files(below: "Sources/DYNavigation", ending: ".swift")

  @Test(arguments: [
    "value(forKey", "setValue(", "NSClassFromString", "NSSelectorFromString", "objc_",
    "method_exchange", "class_addMethod", "dlsym", "perform(", "_UI", "UIScreen.main",
    "unsafeBitCast", "try!", "fatalError",
  ])
  func `use no private API and no runtime tricks`(word: String) throws {
    #expect(!Self.sources.isEmpty)
    for file in Self.sources {
      let text = try Repository.text("Sources/DYNavigation/\(file).swift")
      #expect(!text.contains(word), "\(file)")
    }
  }

  @Test func `explain everything that is public`() throws {
    var (explained, others): (Set<Substring>, [(name: Substring, place: String)]) = ([], [])
    for file in Self.sources {
      var hasComment = false
      for line in try Repository.text("Sources/DYNavigation/\(file).swift").split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let isComment = line.drop { $0 == " " }.hasPrefix("///")
        let isAttribute = name(words) == nil && line.drop { $0 == " " }.hasPrefix("@")
        defer { hasComment = isComment || hasComment && isAttribute }
        guard let name = name(words) else { continue }
        if hasComment { explained.insert(name) }
        let isPublic = words.prefix(2).contains { $0 == "public" || $0 == "open" }
        if isPublic, !hasComment, !words.contains("override") {
          others.append((name, "\(file): \(line)"))
        }
      }
    }
    // What a protocol of SwiftUI's asks for; and what a protocol of ours has explained.
    explained.formUnion(["makeCoordinator", "makeUIViewController", "updateUIViewController"])
    let missing = others.filter { !explained.contains($0.name) && $0.name != "coder" }
    #expect(missing.map(\.place) == [])
  }

  /// What a line declares, if anything; an initialiser by its first label.
  private func name(_ words: [Substring]) -> Substring? {
    let kinds: Set = [
      "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "case", "init",
    ]
    guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }) else { return nil }
    return words.dropFirst(kind + 1).first ?? words[kind]
  }

  @Test func `keep no global state`() throws {
    for file in Self.sources {
      let text = try Repository.text("Sources/DYNavigation/\(file).swift")
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        let isStatic = words.contains("static") && words.contains("var") && !line.contains("{")
        let isGlobal = line.hasPrefix("var ") || line.hasPrefix("private var ")
        #expect(!isStatic && !isGlobal, "\(file): \(line)")
      }
    }
  }
}
