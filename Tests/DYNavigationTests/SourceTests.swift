import Foundation
import Testing

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
