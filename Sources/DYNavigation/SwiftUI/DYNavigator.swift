#if canImport(SwiftUI)
  import SwiftUI

  /// How a view in a `DYNavigationView` pushes and pops.
  ///
  ///     @Environment(\.dyNavigator) private var navigator
  ///     …
  ///     Button("Open") { navigator.push(thread) }
  @MainActor public struct DYNavigator: Sendable {
    private let pushValue: @MainActor @Sendable (AnyHashable) -> Void
    private let popPage: @MainActor @Sendable () -> Void
    private let popPages: @MainActor @Sendable () -> Void

    nonisolated init(
      push: @escaping @MainActor @Sendable (AnyHashable) -> Void,
      pop: @escaping @MainActor @Sendable () -> Void,
      popToRoot: @escaping @MainActor @Sendable () -> Void
    ) {
      (pushValue, popPage, popPages) = (push, pop, popToRoot)
    }

    /// Pushes the page of a value. A value of another type than the path's does nothing.
    public func push(_ value: some Hashable) { pushValue(AnyHashable(value)) }

    /// Pops the top page, unless it is the root or may not be left.
    public func pop() { popPage() }

    /// Pops all pages but the root.
    public func popToRoot() { popPages() }
  }

  private struct DYNavigatorKey: EnvironmentKey {
    static let defaultValue = DYNavigator(push: { _ in }, pop: {}, popToRoot: {})
  }

  extension EnvironmentValues {
    /// The stack that a view is in. Outside of one it does nothing.
    public var dyNavigator: DYNavigator {
      get { self[DYNavigatorKey.self] }
      set { self[DYNavigatorKey.self] = newValue }
    }
  }
#endif
