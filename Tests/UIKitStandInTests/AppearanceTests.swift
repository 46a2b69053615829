import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `Appearing and disappearing` {
  @Test func `the root hears will-appear inside makeKeyAndVisible, the rest later`() {
    let diary = Diary()
    let window = UIWindow()
    window.rootViewController = Screen("a", diary)
    window.makeKeyAndVisible()
    #expect(diary.read() == ["a will appear outside"])
    StandIn.turn()
    #expect(diary.read() == ["a is appearing inside"])
    StandIn.turn()
    #expect(diary.read() == ["a did appear"])
    #expect(StandIn.faults == [])
  }

  @Test func `a parent that forwards tells its children between its own calls`() {
    let diary = Diary()
    let (parent, child) = (Screen("parent", diary), Screen("child", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = diary.read()
    _ = show(parent)
    #expect(
      diary.read() == [
        "parent will appear outside", "child will appear outside", "parent is appearing inside",
        "child is appearing inside", "child did appear", "parent did appear",
      ])
  }

  @Test func `begin and end turn back in the middle`() {
    let diary = Diary()
    let screen = Screen("a", diary)
    _ = show(screen)
    _ = diary.read()
    screen.beginAppearanceTransition(false, animated: true)
    screen.beginAppearanceTransition(true, animated: true)
    screen.endAppearanceTransition()
    #expect(
      diary.read() == [
        "a will disappear", "a will appear inside", "a is appearing inside", "a did appear",
      ])
    #expect(StandIn.faults == [])
  }

  @Test func `unbalanced calls are faults`() {
    let screen = UIViewController()
    screen.endAppearanceTransition()
    #expect(StandIn.takeFaults().count == 1)
    screen.beginAppearanceTransition(true, animated: false)
    screen.beginAppearanceTransition(true, animated: false)
    #expect(StandIn.takeFaults().count == 1)
  }
}
