import UIKit

/// Calls back once, after so many seconds of the display's frames.
@MainActor final class Beat: NSObject {
  static let action = "beat:"
  private let end: Double
  private let done: (Beat) -> Void

  init(_ seconds: Double, _ done: @escaping (Beat) -> Void) {
    end = CACurrentMediaTime() + seconds
    self.done = done
    super.init()
    let link = CADisplayLink(target: self, selector: Selector(Self.action))
    link.add(to: .main, forMode: .common)
  }

  @IBAction func beat(_ link: CADisplayLink) {
    guard CACurrentMediaTime() >= end else { return }
    link.invalidate()
    done(self)
  }
}
