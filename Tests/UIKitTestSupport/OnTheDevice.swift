#if os(Linux)
  import Testing
  import UIKit

  /// Gives each test the device to itself, fresh.
  package struct OnTheDevice: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      guard testCase != nil else { return try await function() }
      try await StandIn.alone(function)
    }
  }

  extension Trait where Self == OnTheDevice {
    package static var onTheDevice: Self { OnTheDevice() }
  }
#endif
