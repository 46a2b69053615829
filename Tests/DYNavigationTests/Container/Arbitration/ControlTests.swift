#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation

  @MainActor @Suite struct `A drag on a control` {
    @Test func `is a slider's when it is a slider`() {
      let stage = Stage("A", "B")
      stage.put(UISlider(frame: .zero), on: "B")
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
    }

    @Test func `is a switch's when it is a switch`() {
      let stage = Stage("A", "B")
      let knob = UISwitch(frame: .zero)
      stage.put(knob, on: "B")
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
      knob.isEnabled = false
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
    }

    @Test func `is a control's that reports values, but no button's`() {
      let stage = Stage("A", "B")
      let control = UIControl(frame: .zero)
      stage.put(control, on: "B")
      stage.swipe(by: 300)
      #expect(stage.names == ["A"])
      stage.push("B", animated: false)
      control.addAction(UIAction { _ in }, for: .valueChanged)
      stage.swipe(by: 300)
      #expect(stage.names == ["A", "B"])
    }

    @Test func `lets go of a button that the swipe began on`() {
      let stage = Stage("A", "B")
      let button = UIButton(type: .system)
      var isHit = false
      button.addAction(UIAction { _ in isHit = true }, for: .touchUpInside)
      stage.put(button, on: "B")
      stage.swipe(by: 300)
      #expect(!isHit)
      #expect(stage.names == ["A"])
      #expect(StandIn.takeFaults() == [])
    }
  }
#endif
