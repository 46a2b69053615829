import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import DYNavigation

/// What needs no window and no time: the same on the stand-in and on the real UIKit.
@MainActor @Suite struct `The container off the screen` {
  private let diary = Diary()

  private func make(_ names: String...) -> (DYNavigationController, [Sheet]) {
    let sheets = names.map { Sheet($0, diary) }
    let navigator = DYNavigationController(rootViewController: sheets[0])
    navigator.setViewControllers(sheets, animated: false)
    _ = diary.read()
    return (navigator, sheets)
  }

  private func names(_ navigator: DYNavigationController) -> [String] {
    navigator.viewControllers.compactMap { ($0 as? Sheet)?.name }
  }

  @Test func `is a parent to its pages, and to no page that has left`() {
    let (navigator, sheets) = make("A", "B", "C")
    #expect(Set(navigator.children) == Set(sheets))
    #expect(sheets.allSatisfy { $0.navigator === navigator })
    #expect(sheets[1].dyNavigationController === navigator)
    #expect(navigator.popViewController(animated: true) === sheets[2])
    #expect(sheets[2].parent == nil && sheets[2].navigator == nil)
    #expect(diary.read() == ["C willMove nil", "C didMove nil"])
    let page = Sheet("D", diary)
    navigator.pushViewController(page, animated: true)
    #expect(diary.read() == ["D willMove parent", "D didMove parent"])
    #expect(names(navigator) == ["A", "B", "D"])
  }

  @Test func `answers as UIKit's own does`() {
    let (navigator, sheets) = make("A", "B", "C", "D")
    #expect(navigator.popToViewController(sheets[3], animated: false) == nil)
    #expect(navigator.popToViewController(Sheet("X"), animated: false) == nil)
    #expect(navigator.popToViewController(sheets[1], animated: false) == [sheets[2], sheets[3]])
    #expect(navigator.popToRootViewController(animated: false) == [sheets[1]])
    #expect(navigator.popToRootViewController(animated: false) == nil)
    #expect(navigator.popViewController(animated: false) == nil)
    #expect(navigator.topViewController === sheets[0])
    #expect(navigator.visibleViewController === sheets[0])
    navigator.show(sheets[1], sender: nil)
    #expect(names(navigator) == ["A", "B"])
    navigator.viewControllers = [sheets[2], sheets[0]]
    #expect(names(navigator) == ["C", "A"])
    #expect(sheets[1].parent == nil)
  }

  @Test func `completes at once`() async {
    let (navigator, sheets) = make("A", "B")
    var calls = 0
    navigator.popViewController(animated: true) { calls += 1 }
    navigator.pushViewController(sheets[0], animated: true) { calls += 1 }  // refused
    #expect(calls == 2)
    await navigator.pushViewController(sheets[1], animated: true)
    let popped = await navigator.popToRootViewController(animated: true)
    #expect(popped == [sheets[1]])
  }

  @Test func `asks the page that is popped whether it may be left`() {
    let (navigator, sheets) = make("A", "B")
    sheets[1].canBeLeft = false
    #expect(navigator.popViewController(animated: false) == nil)
    #expect(!navigator.accessibilityPerformEscape())
    sheets[1].canBeLeft = true
    #expect(navigator.accessibilityPerformEscape())
    #expect(names(navigator) == ["A"])
  }

  @Test func `is saved as a path and made again`() throws {
    let (navigator, _) = make("A", "B", "C")
    let data = try JSONEncoder().encode(navigator.path)
    let (other, _) = make("A")
    other.restore(try JSONDecoder().decode(DYNavigationPath.self, from: data)) { name in
      name == "B" ? nil : Sheet(name, diary)
    }
    #expect(names(other) == ["A"])
  }

  @Test func `comes from a storyboard with a root to be replaced`() throws {
    let data = NSKeyedArchiver(requiringSecureCoding: false).encodedData
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    let navigator = try #require(DYNavigationController(coder: coder))
    #expect(navigator.viewControllers.count == 1)
    let page = Sheet("A")
    navigator.viewControllers = [page]
    #expect(navigator.children == [page])
  }
}
