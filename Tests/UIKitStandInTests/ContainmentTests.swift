import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `Containment` {
  @Test func `joining and leaving in the documented order is no fault`() {
    let diary = Diary()
    let (parent, child) = (UIViewController(), Screen("child", diary))
    _ = show(parent)
    parent.addChild(child)
    #expect(diary.read() == ["child will join"])
    parent.view.addSubview(child.view)
    #expect(diary.read() == ["child will appear outside"])
    child.didMove(toParent: parent)
    standInClock.advance(frames: 3)
    #expect(diary.read() == ["child did join", "child is appearing inside", "child did appear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.read() == [
        "child will leave", "child will disappear", "child did disappear", "child did leave",
      ])
    #expect(StandIn.faults == [])
  }

  @Test func `a child added twice is a fault`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.addChild(child)
    #expect(StandIn.takeFaults().count == 1)
  }

  @Test func `removing without an announcement is a fault`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.removeFromParent()
    #expect(StandIn.takeFaults().count == 1)
  }

  @Test func `a view inserted without its controller is a fault`() {
    let (parent, stranger) = (UIViewController(), UIViewController())
    parent.view.addSubview(stranger.view)
    #expect(StandIn.takeFaults().count == 1)
  }

  @Test func `a view inserted into the wrong parent is a fault`() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    other.view.addSubview(child.view)
    #expect(StandIn.takeFaults().count == 1)
  }

  @Test func `a child that joins elsewhere leaves its old parent`() {
    let (old, new, child) = (UIViewController(), UIViewController(), UIViewController())
    old.addChild(child)
    new.addChild(child)
    #expect(old.children.isEmpty && child.parent === new)
    #expect(StandIn.faults == [])
  }
}
