#if os(Linux)
  import Testing
  import UIKit

  /// Gives each test the device to itself, fresh.
  struct OnTheDevice: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      guard testCase != nil else { return try await function() }
      try await StandIn.alone(function)
    }
  }

  extension Trait where Self == OnTheDevice {
    static var onTheDevice: Self { OnTheDevice() }
  }
#endif
