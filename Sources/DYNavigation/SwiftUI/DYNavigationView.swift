#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  /// A stack of views that a finger moves, held as a path of values.
  ///
  ///     DYNavigationView(path: $path) {
  ///       Inbox()
  ///     } page: { thread in
  ///       ThreadView(thread)
  ///     }
  ///
  /// Pages have the environment of the view itself, its objects included.
  ///
  /// The path changes as soon as something is decided: when a finger lets go, or when a view pushes or
  /// pops through `dyNavigator` of its environment. Setting the path moves the pages.
  @MainActor
  public struct DYNavigationView<Value: Hashable, Root: View, Page: View>:
    UIViewControllerRepresentable
  {
    @Binding var path: [Value]
    let configuration: DYNavigationConfiguration
    let root: Root
    let page: (Value) -> Page
    let next: (Value?) -> Value?

    /// - Parameters:
    ///   - path: What is on the root, bottom to top. A value that comes twice is two pages.
    ///   - configuration: How the pages move.
    ///   - next: The value that a swipe forward pushes after one of the path, or after the root, which
    ///     is nil. Asked when such a swipe begins.
    ///   - root: The page at the bottom.
    ///   - page: The page of a value.
    public init(
      path: Binding<[Value]>,
      configuration: DYNavigationConfiguration = DYNavigationConfiguration(),
      next: @escaping (Value?) -> Value? = { _ in nil },
      @ViewBuilder root: () -> Root, @ViewBuilder page: @escaping (Value) -> Page
    ) {
      _path = path
      self.configuration = configuration
      self.next = next
      self.root = root()
      self.page = page
    }

    public func makeCoordinator() -> PathCoordinator<Value> { PathCoordinator() }

    public func makeUIViewController(context: Context) -> DYNavigationController {
      let coordinator = context.coordinator
      teach(coordinator, context.environment)
      let navigator = DYNavigationController(
        rootViewController: coordinator.makeRoot(), configuration: configuration)
      coordinator.attach(navigator)
      coordinator.show(path, animated: false)
      return navigator
    }

    public func updateUIViewController(
      _ navigator: DYNavigationController, context: Context
    ) {
      let coordinator = context.coordinator
      teach(coordinator, context.environment)
      navigator.configuration = configuration
      coordinator.refreshPages()
      coordinator.show(path, animated: !context.transaction.disablesAnimations)
    }

    /// What surrounds this view surrounds its pages, which SwiftUI does not see inside it.
    private func teach(
      _ coordinator: PathCoordinator<Value>, _ environment: EnvironmentValues
    ) {
      coordinator.makeView = { value, navigator in
        let view = value.map { AnyView(page($0)) } ?? AnyView(root)
        return AnyView(
          view.environment(\.dyNavigator, navigator).environment(\.self, environment))
      }
      coordinator.next = next
      coordinator.pathDidChange = { path = $0 }
    }
  }
#endif
