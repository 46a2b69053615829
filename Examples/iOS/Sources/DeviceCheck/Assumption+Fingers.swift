import DYNavigation
import UIKit

#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

extension Assumption {
  /// What UIKit tells of a finger.
  static var fingers: [Assumption] {
    [
      Assumption(
        name: "A page is caught where the compositor shows it, and stays there",
        fixes: "CALayer.presentation", needsAHand: true
      ) { laboratory, report in
        let prompt = "A page comes in slowly. Hold it with a finger while it moves."
        let watcher = Watcher()
        let bench = Bench(prompt, UIView())
        bench.listener = watcher
        laboratory.stage(bench) { navigator in
          navigator.configuration.spring = DYNavigationSpring(response: 3)
          navigator.swipeGestureRecognizer.delegate = watcher
          let page = Probe("B", Log())
          var caught: CGFloat?
          watcher.onTouch = { _ in caught = caught ?? MovingPage(controller: page).shownX }
          laboratory.wait(2) {
            navigator.pushViewController(page, animated: true)
            laboratory.ask(prompt)
            laboratory.wait {
              caught != nil
            } then: { _ in
              laboratory.wait(0.2) {
                let now = MovingPage(controller: page).shownX
                guard let caught, caught > 8 else {
                  return report(.leftOut("nobody held it in time: \(caught ?? 0)"))
                }
                report(
                  abs(now - caught) < 3
                    ? .held : .differs("caught at \(caught), at \(now) 0.2 s later"))
              }
            }
          }
        }
      },
      Assumption(
        name: "A pan that begins has travelled as far as it says, and 10 points at least",
        fixes: "StandInParameters.translationAtBegan, panSlop", needsAHand: true
      ) { laboratory, report in
        listen(in: laboratory, "Drag slowly over this page.") { ear in
          guard let travel = ear.travel, let translation = ear.translation else {
            return report(.leftOut("nobody did it"))
          }
          let isWhole = abs(hypot(translation.x, translation.y) - travel) < 0.5
          report(
            isWhole && travel >= 10
              ? .held : .differs("says \(translation) after \(travel) points"))
        }
      },
      Assumption(
        name: "The recogniser of the inner view hears of a finger before that of the outer one",
        fixes: "StandInParameters.recogniserOrder", needsAHand: true
      ) { laboratory, report in
        listen(in: laboratory, "Drag slowly over this page, once more.") { ear in
          guard !ear.heard.isEmpty else { return report(.leftOut("nobody did it")) }
          report(.comparing(ear.heard, ["inner", "outer"]))
        }
      },
    ]
  }

  private static func listen(
    in laboratory: Laboratory, _ prompt: String, then tell: @escaping (Ear) -> Void
  ) {
    let (ear, inner) = (Ear(), UIView())
    inner.backgroundColor = .secondarySystemBackground
    let bench = Bench(prompt, inner)
    bench.listener = ear
    laboratory.show(bench) {
      ear.listen(inside: inner, outside: bench.view)
      laboratory.ask(prompt)
      laboratory.wait {
        ear.translation != nil
      } then: { _ in
        tell(ear)
      }
    }
  }
}

/// A pan on an outer view and a recogniser on an inner one: what they hear, and in which order.
@MainActor final class Ear: NSObject {
  static let action = "pan:"
  private(set) var heard: [String] = []
  private(set) var travel: CGFloat?
  private(set) var translation: CGPoint?
  private var start = CGPoint.zero

  func listen(inside inner: UIView, outside outer: UIView) {
    let pan = UIPanGestureRecognizer(target: self, action: Selector(Self.action))
    outer.addGestureRecognizer(pan)
    inner.addGestureRecognizer(Drum { [weak self] _ in self?.heard.append("inner") })
    outer.addGestureRecognizer(
      Drum { [weak self] touch in
        self?.heard.append("outer")
        self?.start = touch.location(in: outer)
      })
  }

  @IBAction func pan(_ pan: UIPanGestureRecognizer) {
    guard translation == nil, let view = pan.view else { return }
    let place = pan.location(in: view)
    travel = hypot(place.x - start.x, place.y - start.y)
    translation = pan.translation(in: view)
  }
}

/// Hears of the first finger, and recognises nothing.
@MainActor final class Drum: UIGestureRecognizer {
  private var beat: (UITouch) -> Void = { _ in }

  convenience init(_ beat: @escaping (UITouch) -> Void) {
    self.init(target: nil, action: nil)
    self.beat = beat
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { beat(touch) }
    state = .failed
  }
}
