import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.onTheDevice) struct `A view` {
  @Test func `keeps frame, bounds and centre in step`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    #expect(view.frame.minX == 40)
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame.origin == CGPoint(x: 65, y: 45))
  }

  @Test func `may not be framed under a transform`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(StandIn.takeFaults().count == 1)
  }

  @Test func `converts through scrolled and moved parents`() {
    let outer = UIView(frame: CGRect(x: 100, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 40)
    let root = UIView()
    root.addSubview(outer)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 111, y: -29))
    #expect(inner.convert(CGPoint(x: 111, y: -29), from: root) == CGPoint(x: 1, y: 1))
  }

  @Test func `resizes with its parent as its mask says`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 20, y: 70, width: 160, height: 60))
  }

  @Test func `hears of its window on the way in and out`() {
    final class Listener: UIView {
      var diary: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        diary.append("will \(newWindow != nil)")
      }
      override func didMoveToWindow() { diary.append("did \(window != nil)") }
    }
    let root = UIViewController()
    _ = show(root)
    let holder = UIView()
    let listener = Listener()
    holder.addSubview(listener)
    root.view.addSubview(holder)
    holder.removeFromSuperview()
    #expect(listener.diary == ["will true", "did true", "will false", "did false"])
  }

  @Test func `lays out once when asked, after its layer`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let counter = Counter()
    counter.layoutIfNeeded()
    counter.layoutIfNeeded()
    #expect(counter.count == 1)
    counter.setNeedsLayout()
    counter.setNeedsLayout()
    counter.layoutIfNeeded()
    #expect(counter.count == 2)
  }

  @Test func `layout that never ends is a fault`() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    Restless().layoutIfNeeded()
    #expect(StandIn.takeFaults().count == 1)
  }

  @Test func `takes the part of the safe area that covers it`() {
    let root = UIViewController()
    _ = show(root)
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 800))
    root.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 10, right: 0))
    root.additionalSafeAreaInsets.top = 1
    #expect(view.safeAreaInsets.top == 40)
  }

  @Test func `is laid out from right to left where it says so or the device does`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    StandIn.device.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `moves through an animation block and reports its end`() throws {
    let root = UIViewController()
    _ = show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    StandIn.turn()
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      finished = $0
    }
    standInClock.advance(by: 0.5)
    #expect(view.center.x == 105 && finished == nil)
    #expect(abs(try #require(view.layer.presentation()).position.x - 55) < 1e-6)
    standInClock.advance(by: 0.6)
    #expect(finished == true)
  }

  @Test func `with nothing to animate completes at once`() {
    var finished: Bool?
    UIView.animate(withDuration: 1) {
    } completion: {
      finished = $0
    }
    #expect(finished == true)
  }

  @Test func `places a label by constraints, leading at the right in a right-to-left language`() {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      StandIn.device.layoutDirection = direction
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let label = UILabel()
      label.text = "1234"
      label.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      ])
      bar.layoutIfNeeded()
      #expect(label.frame.width == 34 && abs(label.frame.midY - 22) < 1e-6)
      #expect(abs(label.frame.minX - (direction == .leftToRight ? 16 : 250)) < 1e-6)
    }
  }

  @Test func `in a tree gives its first responder up when it leaves`() {
    let root = UIViewController()
    _ = show(root)
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    root.view.addSubview(field)
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }

  @Test func `is not laid out again for merely being moved`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let root = UIViewController()
    _ = show(root)
    let counter = Counter(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    root.view.addSubview(counter)
    StandIn.turn()
    let before = counter.count
    counter.center.x += 50
    counter.transform = CGAffineTransform(translationX: 9, y: 0)
    StandIn.turn()
    #expect(counter.count == before)
  }

  @Test(arguments: [true, false])
  func `under a block animation gets touches only where the block allows them`(allows: Bool) {
    let root = UIViewController()
    let window = show(root)
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    root.view.addSubview(view)
    StandIn.turn()
    UIView.animate(withDuration: 0.3, delay: 0, options: allows ? .allowUserInteraction : []) {
      view.alpha = 0.5
    }
    let point = CGPoint(x: 50, y: 250)
    #expect((window.hitTest(point, with: nil) === view) == allows)
    standInClock.advance(by: 0.4)
    #expect(window.hitTest(point, with: nil) === view)
  }
}
