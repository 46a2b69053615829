#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite struct `A drag on text` {
    @Test func `is a text's with a selection, whose handles are dragged`() {
      let stage = Stage("A", "B")
      let text = SelectableText(frame: .zero)
      stage.put(text, on: "B")
      text.becomeFirstResponder()
      text.hasSelection = true
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      text.hasSelection = false
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }

    @Test func `is a text's under a mouse, which selects, and not under a finger`() {
      let stage = Stage("A", "B")
      stage.put(UITextView(frame: .zero), on: "B")
      for (type, names) in [
        (UITouch.TouchType.indirectPointer, ["A", "B"]), (.direct, ["A"]),
      ] {
        let touch = StandInTouches(stage.window).down(at: CGPoint(x: 40, y: 400), type: type)
        touch.drag(to: CGPoint(x: 340, y: 400), in: 0.2)
        touch.up()
        stage.rest()
        #expect(stage.names == names)
      }
      #expect(StandIn.takeFaults() == [])
    }
  }

  @MainActor private final class SelectableText: UITextView {
    var hasSelection = false

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
        ? hasSelection : super.canPerformAction(action, withSender: sender)
    }
  }
#endif
