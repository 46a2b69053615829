#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension View {
    /// Lets a finger pop the pages of a `NavigationStack` or `NavigationView` from anywhere.
    ///
    ///     NavigationStack { … }.fullscreenPop()
    public func fullscreenPop(
      _ configuration: FullscreenPopConfiguration = FullscreenPopConfiguration()
    ) -> some View {
      background(FullscreenPopSwitch(configuration: configuration))
    }

    /// Says where on this page a swipe back may begin.
    ///
    ///     Editor().fullscreenPop(.disabled)
    public func fullscreenPop(_ area: DYSwipeArea) -> some View {
      background(SwipeAreaMark(area: area))
    }
  }

  extension DYSwipeArea {
    /// Nowhere.
    public static let disabled = DYSwipeArea.off
  }

  private struct SwipeAreaMark: UIViewControllerRepresentable {
    let area: DYSwipeArea

    func makeUIViewController(context: Context) -> SwipeAreaMarker { SwipeAreaMarker() }

    func updateUIViewController(_ marker: SwipeAreaMarker, context: Context) { marker.area = area }
  }

  private struct FullscreenPopSwitch: UIViewControllerRepresentable {
    let configuration: FullscreenPopConfiguration

    func makeUIViewController(context: Context) -> NavigationFinder { NavigationFinder() }

    func updateUIViewController(_ finder: NavigationFinder, context: Context) {
      finder.configuration = configuration
    }
  }
#endif
