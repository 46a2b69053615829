import SwipeEngine
import UIKit

/// The pages' views, where the engine says.
extension EnginePop {
  /// Twice is as good as once.
  func placePages() {
    guard let stack, let passage, let panes = passage.panes, passage.outcome == nil else { return }
    let scene = stack.scene
    let (front, back) = (stack.front, stack.back)
    let upper = front == passage.upper ? scene.front : nil
    let lower = front == passage.lower ? scene.front : back == passage.lower ? scene.back : nil
    guard upper != nil || lower != nil else { return }
    panes.place(upper: upper, lower: lower)
    let shown = scene.position - scene.position.rounded(.down)
    let covered = upper == nil ? 0 : scene.back == nil ? 1 : shown
    passage.update(passage.kind == .push ? covered : 1 - covered)
  }

  /// Hands the rest of a settle to the compositor, which goes on while the app is busy.
  func playSettle() {
    guard let stack, let passage, let panes = passage.panes, stack.scene.phase == .settling,
      stack.front == passage.upper, stack.back == passage.lower
    else { return stopPlaying() }
    guard isPlanStale || played !== passage else { return }
    let width = Double(swipeView.bounds.width)
    guard let frames = SettleKeyframes(stack.navigator, width: width) else {
      return stopPlaying()
    }
    isPlanStale = false
    stopPlaying()
    played = passage
    panes.play(frames, from: CACurrentMediaTime())
  }

  private func stopPlaying() {
    played?.panes?.stopPlaying()
    played = nil
  }
}
