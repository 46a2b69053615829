import SwipeEngine
import UIKit

/// The pages' views: at most three of them are in the container's at any time.
extension DYNavigationController {
  /// Puts the page on top on screen as the view loads.
  func showFront() {
    guard let front = stack.front else { return }
    inOrder { attach(front) }
    layoutPages()
    placePages()
  }

  func attach(_ page: Page) {
    guard isViewLoaded else { return }
    let pageView = pageViews[page.id] ?? makePageView(page)
    updateBar(of: page, in: pageView)
    guard pageView.superview == nil else { return }
    pageView.accessibilityElementsHidden = page != stack.front
    UIView.performWithoutAnimation {
      pageView.fill(view)
      view.insertSubview(pageView, at: 0)
      pageView.layoutIfNeeded()
    }
  }

  func detach(_ page: Page) {
    guard let pageView = pageViews[page.id], pageView.superview != nil else { return }
    pageView.stopPlaying()
    pageView.removeFromSuperview()
  }

  private func makePageView(_ page: Page) -> PageView {
    let pageView = PageView(page)
    pageViews[page.id] = pageView
    return pageView
  }

  /// Places the pages in sight where the engine says. Twice is as good as once.
  func placePages() {
    guard isViewLoaded else { return }
    let scene = stack.scene
    let space = leadingSpace
    UIView.performWithoutAnimation {
      let front = stack.front.flatMap { pageViews[$0.id] }
      let back = stack.back.flatMap { pageViews[$0.id] }
      for case let pageView as PageView in view.subviews
      where pageView !== front && pageView !== back {
        pageView.isHidden = true
      }
      front?.place(scene.front, in: space)
      if let placement = scene.back { back?.place(placement, in: space) }
      if let front, let back, front.superview === view, back.superview === view, front.isBelow(back)
      {
        view.bringSubviewToFront(front)
      }
    }
  }

  /// The view has another size or direction.
  func layoutPages() {
    let space = leadingSpace
    for case let pageView as PageView in view.subviews { pageView.fill(view) }
    guard space != self.space else { return }
    self.space = space
    drive(animated: false) { stack, time in
      stack.send(.resize(width: Double(space.width)), at: time)
    }
  }

  /// Hands the rest of a settle to the compositor, which goes on while the app is busy.
  func playSettle() {
    guard isViewLoaded else { return }
    let shown = [stack.front, stack.back].compactMap { $0?.id }
    guard stack.scene.phase == .settling, shown.count == 2 else { return stopPlaying() }
    guard isPlanStale || shown != played else { return }
    let space = leadingSpace
    guard let frames = SettleKeyframes(stack.navigator, width: Double(space.width)) else {
      return stopPlaying()
    }
    isPlanStale = false
    stopPlaying()
    played = shown
    let start = CACurrentMediaTime()
    for (id, track) in zip(shown, [frames.front, frames.back]) {
      pageViews[id]?.play(track, in: space, from: start, times: frames.times)
    }
  }

  private func stopPlaying() {
    for id in played { pageViews[id]?.stopPlaying() }
    played = []
  }

  /// Pages that are covered are no place for VoiceOver.
  func hideCoveredPages() {
    guard isViewLoaded else { return }
    let front = stack.front?.id
    for case let pageView as PageView in view.subviews {
      pageView.accessibilityElementsHidden = pageView.page.id != front
    }
  }
}
