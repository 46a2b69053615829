#if os(Linux)
  import Testing
  import UIKit
  import UIKitTestSupport

  @testable import DYNavigation
  @testable import DYNavigationExample

  @MainActor @Suite(.onTheDevice) struct `The example's navigation controllers` {
    @Test func `open in each way, and their pages follow the finger`() throws {
      let choice = FullscreenPopViewController()
      let window = UIWindow()
      window.rootViewController = choice
      window.makeKeyAndVisible()
      standInClock.advance(frames: 4)
      let column = try #require(choice.view.subviews.first)
      let buttons = column.subviews.compactMap { $0 as? Button }
      #expect(buttons.count == 5)
      for button in buttons {
        button.tap(button)
        standInClock.advance(by: 1)
        let navigator = try #require(choice.presentedViewController as? UINavigationController)
        #expect(navigator.fullscreenPop?.isOn == true)
        navigator.pushViewController(FullscreenPopPage(number: 2), animated: true)
        standInClock.advance(by: 1)
        let finger = StandInTouches(window).down(at: CGPoint(x: 100, y: 700))
        finger.drag(to: CGPoint(x: 380, y: 700), in: 0.3)
        finger.up()
        standInClock.advance(by: 1)
        #expect(navigator.viewControllers.count == 1)
        navigator.dismiss(animated: true)
        standInClock.advance(by: 1)
      }
      #expect(StandIn.takeFaults() == [])
    }
  }
#endif
